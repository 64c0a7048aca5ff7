extension EventStream {
  /// Emits these values first, at once, then those of the source.
  ///
  /// ```
  /// source        --b--c--|
  /// startWith(a)  a-b--c--|
  /// ```
  ///
  /// - Complexity: O(n) on subscribing for n values.
  @inlinable
  public func startWith(_ values: Element...) -> EventStream {
    startWith(contentsOf: values)
  }

  /// Emits the elements of an array first, at once, then those of the source.
  ///
  /// Labelled, so that `startWith([])` on a stream of arrays emits an empty array, not nothing.
  ///
  /// - Complexity: O(n) on subscribing for n values.
  @inlinable
  public func startWith(contentsOf values: [Element]) -> EventStream {
    let connect = connect
    return EventStream { sink in
      for value in values {
        guard sink.next(value) else { return .none }
      }
      return .sequel(Sequel { connect(sink) })
    }
  }
}
