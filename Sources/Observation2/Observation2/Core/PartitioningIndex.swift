extension RandomAccessCollection where Index == Int {
  /// The first index whose element has a property that all after it have too, or the end.
  ///
  /// Named as in Swift Algorithms.
  ///
  /// - Parameter hasProperty: Whether an element belongs to the second part.
  /// - Returns: Where that part begins.
  /// - Complexity: O(log *n*).
  @inlinable
  package func partitioningIndex(where hasProperty: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if hasProperty(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
