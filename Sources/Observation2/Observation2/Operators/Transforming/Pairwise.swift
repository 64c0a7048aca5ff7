extension EventStream {
  /// Emits each value with the one before it.
  ///
  /// ```
  /// source     --1--2-----3-----|
  /// pairwise   -----(1,2)-(2,3)-|
  /// ```
  ///
  /// Nothing is emitted for the first value. Ends with the source.
  ///
  /// - Complexity: O(1) per event, one stored value.
  @inlinable
  public func pairwise() -> EventStream<(Element, Element)> {
    let connect = connect
    return EventStream<(Element, Element)> { sink in
      let last = OperatorState<Element?>(nil)
      return connect(
        EventSink(before: sink) { value in
          let previous = last.value
          last.value = .some(value)
          guard let previous else { return true }
          return sink.next((previous, value))
        }
      )
    }
  }
}
