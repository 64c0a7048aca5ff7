extension EventStream {
  /// Takes values for as long as an object is in memory, and completes with the first that comes
  /// after it has gone.
  ///
  /// ```
  /// source                --1--2--3--4--
  /// object                ------x
  /// take(untilGone:)      --1--2--|
  /// ```
  ///
  /// The object is held weakly. Its end is noticed when the next value comes, since Swift tells nobody
  /// of an object's end.
  ///
  /// - Complexity: O(1) per value, one weak read.
  public func take(untilGone object: AnyObject) -> EventStream {
    take(while: { [weak object] _ in object != nil })
  }
}
