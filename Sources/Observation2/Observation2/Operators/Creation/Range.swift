extension EventStream where Element == Int {
  /// Emits whole numbers one after the other, then completes.
  ///
  /// ```
  /// range(start: 3, count: 4)   3456|
  /// ```
  ///
  /// More than ten million numbers count as endless: they take turns with other sources of an
  /// operator (<doc:TheEventContract#Sources-that-give-all-at-once>).
  ///
  /// - Complexity: O(1) per value; it stops as soon as nobody listens.
  /// - Precondition: `count` is not negative, and the last number is an `Int`.
  @inlinable
  public static func range(start: Int, count: Int) -> EventStream {
    precondition(count >= 0, "range(start:count:): count is \(count), must not be negative")
    let (end, overflows) = start.addingReportingOverflow(max(count - 1, 0))
    precondition(!overflows, "range(start:count:): \(count) numbers from \(start) leave Int")
    return EventStream { sink in
      if count > 10_000_000, let lowest = Surroundings.of(sink.raw).lowest {
        let next = OperatorState(start)
        return lowest.lineUp {
          let value = next.value
          guard sink.next(value) else { return false }
          next.value = value &+ 1
          if value == end { sink.end(.completed) }
          return value < end
        }
      }
      if count > 0 {
        for value in start...end {
          guard sink.next(value) else { return .none }
        }
      }
      sink.end(.completed)
      return .none
    }
  }
}
