import Observation2

extension EventStream {
  /// Each value after it has stood unchanged for a while: an operator with a timer of its own.
  ///
  /// ```
  /// source   -1-2----3--|
  /// calm(2)  -----2----3|
  /// ```
  ///
  /// - Parameters:
  ///   - wait: How long.
  ///   - scheduler: Whose time it is, last as everywhere.
  ///   - fileID: The place that ledgers name for the timer; by default this call's.
  ///   - line: The same.
  /// - Returns: A stream of the values that stood.
  package func calm(
    for wait: Duration,
    scheduler: any StreamScheduler,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> EventStream {
    let place = SourceSpot(fileID: fileID, line: line)
    return .derived { observer in
      var waiting: Element?
      observer.listen(to: self) { event in
        guard let value = event.value else {
          if case .completed = event, let last = waiting { observer.onNext(last) }
          return observer.on(event)
        }
        waiting = value
        // Keeping the next timer disposes of the one before.
        observer.keep(
          scheduler.schedule(after: wait, at: place, isDeadline: true) {
            if let calm = waiting.take() { observer.onNext(calm) }
          }
        )
      }
    }
  }
}
