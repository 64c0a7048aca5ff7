extension EventStream {
  /// Emits the value with that index, from 0, then completes.
  ///
  /// ```
  /// source        --a--b--c--|
  /// elementAt(1)  -----b|
  /// elementAt(5)  -----------#
  /// ```
  ///
  /// Fails with ``StreamError/argumentOutOfRange`` if the source completes before.
  ///
  /// - Precondition: `index` is not negative.
  @inlinable
  public func elementAt(_ index: Int) -> EventStream {
    precondition(index >= 0, "elementAt(_:): index is \(index), must not be negative")
    let connect = connect
    return EventStream { sink in
      let left = OperatorState(index)
      return connect(
        EventSink(
          before: sink,
          next: { value in
            left.value -= 1
            if left.value >= 0 { return true }
            if left.value == -1, sink.next(value) { sink.end(.completed) }
            return false
          },
          end: { end in
            // The source may end while the value is being delivered.
            if left.value < 0 { return }
            if case .error = end { return sink.end(end) }
            sink.end(.error(StreamError.argumentOutOfRange))
          }
        )
      )
    }
  }
}
