extension EventStream {
  /// The values given, in order, then completion.
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
