extension EventStream {
  /// Emits nothing, and never ends.
  ///
  /// ```
  /// never()   ----
  /// ```
  @inlinable
  public static func never() -> EventStream {
    EventStream { _ in .none }
  }
}
