extension EventStream {
  /// The same value again and again, at once, for as long as more is wanted.
  ///
  /// ```
  /// repeating(a).take(3)   aaa|
  /// ```
  ///
  /// Never ends by itself: subscribing returns only when a stage below, such as ``take(_:)``, wants
  /// no more.
  @inlinable
  public static func repeating(_ value: Element) -> EventStream {
    EventStream { sink in
      while sink.next(value) {}
      return .none
    }
  }
}
