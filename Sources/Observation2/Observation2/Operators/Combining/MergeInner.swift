extension EventStream where Element: EventStreamConvertible {
  /// Emits all values of the inner streams, as they come.
  ///
  /// ```
  /// source     --a-----b--------|
  ///   a          --1-----2----3--|
  ///   b                --5--6|
  /// merge()    ----1----52--6-3--|
  /// ```
  ///
  /// Completes when the source and all inner streams have; the first error ends it.
  public func merge() -> EventStream<Element.Element> {
    flatMap { $0.asStream() }
  }

  /// Emits all values of the inner streams, of which at most `maxConcurrent` run at a time.
  ///
  /// ```
  /// source                   --a-b--|
  ///   a                        --1--2|
  ///   b                              --5|
  /// merge(maxConcurrent: 1)  ----1--2--5|
  /// ```
  ///
  /// The others are queued. Completes when the source and all inner streams have; the first error
  /// ends it and drops the queue. A stream whose origin goes away without an end makes room for the
  /// next one.
  ///
  /// - Precondition: `maxConcurrent` is positive.
  public func merge(maxConcurrent: Int) -> EventStream<Element.Element> {
    precondition(maxConcurrent > 0, "merge(maxConcurrent:): \(maxConcurrent), must be positive")
    return merging(atMost: maxConcurrent) { $0.asStream() }
  }
}
