extension EventStream {
  /// Emits the same value again and again, at once, for as long as more is wanted.
  ///
  /// ```
  /// repeating(a).take(3)   aaa|
  /// ```
  ///
  /// Never ends by itself: subscribing returns only when an operator below, such as ``take(_:)``,
  /// wants no more. Beside other sources of an operator it takes turns with them
  /// (<doc:TheEventContract#Sources-that-give-all-at-once>).
  @inlinable
  public static func repeating(_ value: Element) -> EventStream {
    EventStream { sink in
      if let lowest = Surroundings.of(sink.raw).lowest { return lowest.lineUp { sink.next(value) } }
      while sink.next(value) {}
      return .none
    }
  }
}
