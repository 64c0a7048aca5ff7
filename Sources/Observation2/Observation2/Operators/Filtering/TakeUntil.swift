extension EventStream {
  /// Values until another stream gives its first one, then completion.
  ///
  /// ```
  /// source                --1--2--3--4--|
  /// trigger               -------x------
  /// take(until: trigger)  --1--2-|
  /// ```
  ///
  /// The trigger is subscribed to first. Its error fails the result; its completion is ignored
  /// (rule 19 of <doc:TheRules>).
  public func take<Trigger: EventStreamConvertible>(until trigger: Trigger) -> EventStream {
    let trigger = trigger.asStream()
    return EventStream { sink in
      let stage = LinkedStage(sink)
      stage.takingTurns {
        stage.listen(
          to: trigger,
          passesOrigins: false,
          next: { _ in stage.finish(.completed) },
          end: { end in
            if case .error = end { stage.finish(end) }
          },
          gone: {}
        )
        stage.listen(to: self, next: { stage.send($0) }, end: { stage.finish($0) })
      }
      return stage.link
    }
  }

  /// Values until one matches, then completion.
  ///
  /// ```
  /// source                                   --1--2--3--4--|
  /// take(until: { $0 == 3 })                 --1--2--|
  /// take(until: { $0 == 3 }, inclusive: true)--1--2--3|
  /// ```
  ///
  /// An error that `predicate` throws ends the result.
  ///
  /// - Parameters:
  ///   - predicate: Asked for each value.
  ///   - inclusive: Whether the value that matches is given too.
  /// - Returns: A stream that ends with the first match.
  @inlinable
  public func take(
    until predicate: @escaping (Element) throws -> Bool,
    inclusive: Bool = false
  ) -> EventStream {
    take(while: { try !predicate($0) }, inclusive: inclusive)
  }
}
