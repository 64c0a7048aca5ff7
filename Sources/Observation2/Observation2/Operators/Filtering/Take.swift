extension EventStream {
  /// Emits the first values; completes with the last of them.
  ///
  /// ```
  /// source    --1--2--3--4--|
  /// take(2)   --1--2|
  /// ```
  ///
  /// With 0 it completes at once, without subscribing to the source.
  ///
  /// - Complexity: O(1) per event.
  /// - Precondition: `count` is not negative.
  @inlinable
  public func take(_ count: Int) -> EventStream {
    precondition(count >= 0, "take(_:): count is \(count), must not be negative")
    if count == 0 { return .empty() }
    let connect = connect
    return EventStream { sink in
      let missing = OperatorState(count)
      return connect(
        EventSink(
          before: sink,
          next: { value in
            if missing.value == 0 { return false }
            missing.value -= 1
            let isLast = missing.value == 0
            guard sink.next(value) else { return false }
            if isLast { sink.end(.completed) }
            return missing.value > 0
          },
          // The source may end while the last value is being delivered.
          end: { end in if missing.value > 0 { sink.end(end) } }
        )
      )
    }
  }
}
