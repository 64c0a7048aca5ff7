import Observation2

extension EventStream {
  /// Lets values pass while a gate is open, and the newest one that it kept back when it opens.
  ///
  /// ```
  /// source      -1---2--3-----4--|
  /// gate        t--f-------t-----
  /// gated(by:)  -1---------3--4--|
  /// ```
  ///
  /// An operator with two sources. Values derive from the first one alone; the second only says when.
  package func gated(by gate: some EventStreamConvertible<Bool>) -> EventStream {
    .derived { observer in
      var isOpen = false
      var kept: Element?
      observer.listen(to: gate, derives: false) { event in
        if case .error(let error) = event { return observer.onError(error) }
        guard let value = event.value else { return }
        isOpen = value
        if isOpen, let next = kept.take() { observer.onNext(next) }
      }
      observer.listen(to: self) { event in
        if case .next(let value) = event, !isOpen { kept = value } else { observer.on(event) }
      }
    }
  }
}
