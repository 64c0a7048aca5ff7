extension EventStream {
  /// Emits one value, then completes.
  ///
  /// ```
  /// just(a)   a|
  /// ```
  ///
  /// - Complexity: O(1).
  @inlinable
  public static func just(_ value: Element) -> EventStream {
    EventStream { sink in
      if sink.next(value) { sink.end(.completed) }
      return .none
    }
  }
}
