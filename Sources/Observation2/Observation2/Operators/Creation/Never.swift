extension EventStream {
  /// Says nothing, for ever.
  ///
  /// ```
  /// never()   ----
  /// ```
  @inlinable
  public static func never() -> EventStream {
    EventStream { _ in .none }
  }
}
