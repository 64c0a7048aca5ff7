extension EventStream where Element: EventStreamConvertible {
  /// Emits the values of the newest inner stream only.
  ///
  /// ```
  /// source          --a-----b-------|
  ///   a               --1--2--3--4--|
  ///   b                     --5--6--|
  /// switchLatest()  ----1--2--5--6--|
  /// ```
  ///
  /// Completes when the source and the newest inner stream have; an error of either ends it.
  @inlinable
  public func switchLatest() -> EventStream<Element.Element> {
    flatMapLatest { $0.asStream() }
  }
}
