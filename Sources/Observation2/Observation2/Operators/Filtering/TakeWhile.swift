extension EventStream {
  /// Emits values until one fails the predicate, then completes.
  ///
  /// ```
  /// source                                  --1--2--3--1--|
  /// take(while: { $0 < 3 })                 --1--2--|
  /// take(while: { $0 < 3 }, inclusive: true)--1--2--3|
  /// ```
  ///
  /// An error that `predicate` throws ends the result.
  ///
  /// - Parameters:
  ///   - predicate: Called for each value.
  ///   - inclusive: Whether the failing value is emitted too.
  /// - Returns: A stream that ends with the first value that fails.
  @inlinable
  public func take(
    while predicate: @escaping (Element) throws -> Bool,
    inclusive: Bool = false
  ) -> EventStream {
    let connect = connect
    return EventStream { sink in
      let isOver = OperatorState(false)
      return connect(
        EventSink(
          before: sink,
          next: { value in
            if isOver.value { return false }
            if try predicate(value) { return sink.next(value) }
            isOver.value = true
            if inclusive, !sink.next(value) { return false }
            sink.end(.completed)
            return false
          },
          // The source may end while the last value is being delivered.
          end: { end in if !isOver.value { sink.end(end) } }
        )
      )
    }
  }
}
