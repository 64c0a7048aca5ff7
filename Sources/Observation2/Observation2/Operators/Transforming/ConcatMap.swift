extension EventStream {
  /// Turns each value into a stream and runs these one after the other.
  ///
  /// ```
  /// source         --a--b-----------|
  /// stream of a      --1--2|
  /// stream of b            --5--6|
  /// concatMap      ----1--2--5--6---|
  /// ```
  ///
  /// `selector` is called when the value comes; the stream is subscribed to when those before it
  /// have completed. Completes when the source and all streams have; an error of any, or one that
  /// `selector` throws, ends the result at once. A stream whose origin goes away without an end
  /// makes room for the next one; neither the queue nor the completion waits for it.
  ///
  /// - Complexity: O(1) per event; the streams that wait are kept.
  public func concatMap<Result>(
    _ selector: @escaping (Element) throws -> EventStream<Result>
  ) -> EventStream<Result> {
    merging(atMost: 1, selector)
  }
}
