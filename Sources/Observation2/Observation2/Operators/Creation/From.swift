extension EventStream {
  /// Emits the elements of a sequence, in order, then completes.
  ///
  /// Each subscription iterates anew.
  ///
  /// ```
  /// from([a, b, c])   abc|
  /// ```
  ///
  /// - Complexity: O(n) for n elements; it stops as soon as nobody listens.
  @inlinable
  public static func from(_ values: some Sequence<Element>) -> EventStream {
    EventStream { sink in
      for value in values {
        guard sink.next(value) else { return .none }
      }
      sink.end(.completed)
      return .none
    }
  }

  /// Emits the value, if there is one, and completes.
  ///
  /// ```
  /// from(optional: a)     a|
  /// from(optional: nil)   |
  /// ```
  public static func from(optional value: Element?) -> EventStream {
    value.map { .just($0) } ?? .empty()
  }
}
