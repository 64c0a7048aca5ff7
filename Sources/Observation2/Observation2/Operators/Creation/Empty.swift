extension EventStream {
  /// Completes at once.
  ///
  /// ```
  /// empty()   |
  /// ```
  @inlinable
  public static func empty() -> EventStream {
    EventStream { sink in
      sink.end(.completed)
      return .none
    }
  }
}
