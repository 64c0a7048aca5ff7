extension EventStream {
  /// Skips the first values.
  ///
  /// ```
  /// source    --1--2--3--4--|
  /// skip(2)   --------3--4--|
  /// ```
  ///
  /// - Complexity: O(1) per event.
  /// - Precondition: `count` is not negative.
  @inlinable
  public func skip(_ count: Int) -> EventStream {
    precondition(count >= 0, "skip(_:): count is \(count), must not be negative")
    let connect = connect
    return EventStream { sink in
      let left = OperatorState(count)
      return connect(
        EventSink(before: sink) { value in
          if left.value == 0 { return sink.next(value) }
          left.value -= 1
          return true
        }
      )
    }
  }
}
