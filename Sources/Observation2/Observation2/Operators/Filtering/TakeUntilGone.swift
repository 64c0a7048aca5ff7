extension EventStream {
  /// Emits values for as long as an object is in memory, and completes with the first that comes
  /// after the object has been deallocated.
  ///
  /// ```
  /// source                --1--2--3--4--
  /// object                ------x
  /// take(untilGone:)      --1--2--|
  /// ```
  ///
  /// The object is held weakly. Its deallocation is noticed when the next value comes, since Swift
  /// does not report it.
  ///
  /// - Complexity: O(1) per value, one weak read.
  public func take(untilGone object: AnyObject) -> EventStream {
    take(while: { [weak object] _ in object != nil })
  }
}
