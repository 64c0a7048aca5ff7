extension EventStream {
  /// Skips the last values: each is emitted when `count` further ones have come.
  ///
  /// ```
  /// source         --1--2--3--4--|
  /// skip(last: 2)  --------1--2--|
  /// ```
  ///
  /// - Complexity: amortised O(1) per event, `count` stored values.
  /// - Precondition: `count` is not negative.
  public func skip(last count: Int) -> EventStream {
    precondition(count >= 0, "skip(last:): count is \(count), must not be negative")
    let connect = connect
    return EventStream { sink in
      let values = OperatorState(Backlog<Element>())
      return connect(
        EventSink(before: sink) { value in
          values.value.append(value)
          guard values.value.count > count, let first = values.value.popFirst() else {
            return true
          }
          return sink.next(first)
        }
      )
    }
  }
}
