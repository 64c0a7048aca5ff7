extension EventStream {
  /// Transforms each value and drops `nil` results.
  ///
  /// ```
  /// source                 --"1"--"a"--"3"--|
  /// compactMap { Int($0) } --1---------3----|
  /// ```
  ///
  /// Ends with the source. An error that `transform` throws ends the result at once.
  ///
  /// - Complexity: O(1) per event, no state.
  @inlinable
  public func compactMap<Result>(
    _ transform: @escaping (Element) throws -> Result?
  ) -> EventStream<Result> {
    let connect = connect
    return EventStream<Result> { sink in
      connect(
        EventSink(before: sink) { value in
          guard let result = try transform(value) else { return true }
          return sink.next(result)
        }
      )
    }
  }
}
