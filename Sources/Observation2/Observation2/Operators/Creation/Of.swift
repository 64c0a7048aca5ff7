extension EventStream {
  /// Emits these values, in order, then completes.
  ///
  /// ```
  /// of(a, b, c)   abc|
  /// ```
  ///
  /// - Complexity: O(n) for n values.
  @inlinable
  public static func of(_ values: Element...) -> EventStream {
    from(values)
  }
}
