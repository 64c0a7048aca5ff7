extension EventStream {
  /// Emits these values when the source completes, then completes.
  ///
  /// ```
  /// source       --a--b--|
  /// endWith(c)   --a--b--c|
  /// ```
  ///
  /// An error passes without them.
  ///
  /// - Complexity: O(n) at the end for n values.
  @inlinable
  public func endWith(_ values: Element...) -> EventStream {
    endWith(contentsOf: values)
  }

  /// Emits the elements of an array when the source completes, then completes.
  ///
  /// Labelled, so that `endWith([])` on a stream of arrays emits an empty array, not nothing.
  @inlinable
  public func endWith(contentsOf values: [Element]) -> EventStream {
    let connect = connect
    return EventStream { sink in
      connect(
        EventSink(
          before: sink,
          next: { sink.next($0) },
          end: { end in
            if case .completed = end {
              for value in values {
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
