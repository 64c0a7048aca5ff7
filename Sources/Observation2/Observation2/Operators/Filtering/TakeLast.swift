extension EventStream {
  /// Emits the last values, all of them when the source completes.
  ///
  /// ```
  /// source         --1--2--3--|
  /// take(last: 2)  -----------23|
  /// ```
  ///
  /// An error drops them. With 0 it emits nothing but still waits for the source's end.
  ///
  /// - Complexity: amortised O(1) per event, `count` stored values.
  /// - Precondition: `count` is not negative.
  public func take(last count: Int) -> EventStream {
    precondition(count >= 0, "take(last:): count is \(count), must not be negative")
    let connect = connect
    return EventStream { sink in
      let values = OperatorState(Backlog<Element>())
      return connect(
        EventSink(
          before: sink,
          next: { value in
            values.value.append(value)
            let dropped = values.value.count > count ? values.value.popFirst() : nil
            return withExtendedLifetime(dropped) { true }
          },
          end: { end in
            if case .completed = end {
              while let value = values.value.popFirst() {
                guard sink.next(value) else { return }
              }
            }
            sink.end(end)
          }
        )
      )
    }
  }
}
