extension EventStream {
  /// Emits each value with its number, from 0 for each subscription.
  ///
  /// ```
  /// source       --a-----b-----|
  /// enumerated   --(0,a)-(1,b)-|
  /// ```
  ///
  /// - Complexity: O(1) per event.
  @inlinable
  public func enumerated() -> EventStream<(index: Int, element: Element)> {
    let connect = connect
    return EventStream<(index: Int, element: Element)> { sink in
      let count = OperatorState(0)
      return connect(
        EventSink(before: sink) { value in
          let index = count.value
          count.value = index + 1
          return sink.next((index: index, element: value))
        }
      )
    }
  }
}
