extension EventStream {
  /// Emits values until another stream emits its first one, then completes.
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
      let node = LinkedNode(sink)
      node.takingTurns {
        node.listen(
          to: trigger,
          passesOrigins: false,
          next: { _ in node.finish(.completed) },
          end: { end in
            if case .error = end { node.finish(end) }
          },
          gone: {}
        )
        node.listen(to: self, next: { node.send($0) }, end: { node.finish($0) })
      }
      return node.link
    }
  }

  /// Emits values until one matches, then completes.
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
  ///   - predicate: Called for each value.
  ///   - inclusive: Whether the matching value is emitted too.
  /// - Returns: A stream that ends with the first match.
  @inlinable
  public func take(
    until predicate: @escaping (Element) throws -> Bool,
    inclusive: Bool = false
  ) -> EventStream {
    take(while: { try !predicate($0) }, inclusive: inclusive)
  }
}
