extension EventStream {
  /// Transforms each value.
  ///
  /// ```
  /// source         --1--2--3--|
  /// map { $0 * 2 } --2--4--6--|
  /// ```
  ///
  /// Ends with the source. An error that `transform` throws ends the result at once.
  ///
  /// - Complexity: O(1) per event, no state.
  @inlinable
  public func map<Result>(
    _ transform: @escaping (Element) throws -> Result
  ) -> EventStream<Result> {
    let connect = connect
    return EventStream<Result> { sink in
      connect(
        EventSink { payload, signal in
          guard signal == .next else { return sink.raw.receive(payload, signal) }
          do {
            return sink.next(
              try transform(payload.assumingMemoryBound(to: Element.self).pointee)
            )
          } catch {
            sink.end(.error(error))
            return false
          }
        }
      )
    }
  }
}
