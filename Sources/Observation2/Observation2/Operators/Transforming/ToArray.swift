extension EventStream {
  /// Emits all values as one array, when the source completes.
  ///
  /// ```
  /// source    --1--2--3--|
  /// toArray   -----------[1,2,3]|
  /// ```
  ///
  /// An error drops the collected values.
  ///
  /// - Complexity: O(n) memory for n values.
  @inlinable
  public func toArray() -> EventStream<[Element]> {
    reduce(into: []) { $0.append($1) }
  }
}
