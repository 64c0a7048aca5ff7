import Observation2

extension EventStream where Element: Equatable {
  /// Each value with how often it has come in a row.
  ///
  /// ```
  /// source  -a----a----b----|
  /// runs()  -(a,1)(a,2)(b,1)|
  /// ```
  ///
  /// An operator with a state: what a subscription keeps are the local variables.
  package func runs() -> EventStream<(value: Element, length: Int)> {
    .derived { observer in
      var last: (value: Element, length: Int)?
      observer.listen(to: self) { event in
        if case .next(let value) = event {
          let length = if let last, last.value == value { last.length + 1 } else { 1 }
          last = (value, length)
        }
        observer.on(event.map { ($0, last?.length ?? 1) })
      }
    }
  }
}
