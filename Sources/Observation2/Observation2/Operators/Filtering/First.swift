extension EventStream {
  /// Emits the first value, then completes.
  ///
  /// ```
  /// source   --a--b--|
  /// first()  --a|
  /// ```
  ///
  /// Fails with ``StreamError/noElements`` if the source completes without one; ``take(_:)`` with 1
  /// completes then.
  @inlinable
  public func first() -> EventStream {
    first { _ in true }
  }

  /// Emits the first value that matches, then completes.
  ///
  /// ```
  /// source                    --1--2--3--|
  /// first(where: { $0 > 1 })  -----2|
  /// ```
  ///
  /// Fails with ``StreamError/noElements`` if the source completes without one. An error that
  /// `predicate` throws ends the result.
  @inlinable
  public func first(where predicate: @escaping (Element) throws -> Bool) -> EventStream {
    let connect = connect
    return EventStream { sink in
      let isOver = OperatorState(false)
      return connect(
        EventSink(
          before: sink,
          next: { value in
            if isOver.value { return false }
            guard try predicate(value) else { return true }
            isOver.value = true
            if sink.next(value) { sink.end(.completed) }
            return false
          },
          end: { end in
            // The source may end while the value is being delivered.
            if isOver.value { return }
            if case .error = end { return sink.end(end) }
            sink.end(.error(StreamError.noElements))
          }
        )
      )
    }
  }
}
