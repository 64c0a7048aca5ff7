extension EventStream {
  /// Emits only the values that satisfy the predicate.
  ///
  /// ```
  /// source             --1--2--3--4--|
  /// filter { $0 > 2 }  --------3--4--|
  /// ```
  ///
  /// Ends with the source. An error that `isIncluded` throws ends the result at once.
  ///
  /// - Complexity: O(1) per event, no state.
  @inlinable
  public func filter(
    _ isIncluded: @escaping (Element) throws -> Bool
  ) -> EventStream {
    let connect = connect
    return EventStream { sink in
      connect(
        EventSink { payload, signal in
          guard signal == .next else { return sink.raw.receive(payload, signal) }
          do {
            guard try isIncluded(payload.assumingMemoryBound(to: Element.self).pointee) else {
              return true
            }
            return sink.raw.receive(payload, .next)
          } catch {
            sink.end(.error(error))
            return false
          }
        }
      )
    }
  }
}
