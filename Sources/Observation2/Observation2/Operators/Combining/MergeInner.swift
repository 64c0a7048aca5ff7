extension EventStream where Element: EventStreamConvertible {
  /// All values of the inner streams, as they come.
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

  /// All values of the inner streams, of which so many run at a time.
  ///
  /// ```
  /// source                   --a-b--|
  ///   a                        --1--2|
  ///   b                              --5|
  /// merge(maxConcurrent: 1)  ----1--2--5|
  /// ```
  ///
  /// The others wait in line. Completes when the source and all inner streams have; the first error
  /// ends it and drops those that wait. One whose origin goes away without an end gives way to the
  /// next one.
  ///
  /// - Precondition: `maxConcurrent` is positive.
  public func merge(maxConcurrent: Int) -> EventStream<Element.Element> {
    precondition(maxConcurrent > 0, "merge(maxConcurrent:): \(maxConcurrent), must be positive")
    return merging(atMost: maxConcurrent) { $0.asStream() }
  }
}
