public import Scenes

extension Stage {
  /// Whether a match of a query can be seen.
  public func shows(_ query: ScreenQuery) -> Bool {
    frames.shows(query)
  }

  /// Returns the first match of a query in reading order: of the visible ones, or else of all; of
  /// nested matches the inner.
  ///
  /// - Throws: ``ScreenError/notFound(_:)``.
  public func element(_ query: ScreenQuery) throws(ScreenError) -> LaidOutElement {
    try frames.element(query)
  }
}
