extension EventStream {
  /// Makes the stream anew for each subscription.
  ///
  /// ```
  /// deferred { load() }   --1--2--|     load() is called now
  /// deferred { load() }   --1--2--|     and again by the next observer
  /// ```
  ///
  /// An error that `makeStream` throws is the stream's.
  @inlinable
  public static func deferred(
    _ makeStream: @escaping () throws -> EventStream
  ) -> EventStream {
    EventStream { sink in
      do {
        return try makeStream().connect(sink)
      } catch {
        sink.end(.error(error))
        return .none
      }
    }
  }
}
