extension EventStream {
  /// Emits the result of a closure, then completes; the closure is called anew for each
  /// subscription.
  ///
  /// ```
  /// from { try read() }   a|      or   #
  /// ```
  ///
  /// An error that it throws is the stream's.
  @inlinable
  public static func from(_ makeValue: @escaping () throws -> Element) -> EventStream {
    EventStream { sink in
      do {
        if sink.next(try makeValue()) { sink.end(.completed) }
      } catch {
        sink.end(.error(error))
      }
      return .none
    }
  }
}
