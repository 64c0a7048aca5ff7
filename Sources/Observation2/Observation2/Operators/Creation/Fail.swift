extension EventStream {
  /// Fails at once.
  ///
  /// ```
  /// error(e)   #
  /// ```
  @inlinable
  public static func error(_ error: any Error) -> EventStream {
    EventStream { sink in
      sink.end(.error(error))
      return .none
    }
  }
}
