public import Scenes

extension Stage {
  /// Returns a Boolean value that indicates whether a match of a query can be seen.
  ///
  /// - Complexity: O(1) for an identifier on a screen that was searched for one before, otherwise O(elements).
  public func shows(_ query: ScreenQuery) -> Bool {
    let frames = frames
    return switch place(of: query, in: frames) {
    case .nowhere: false
    case .at(let place): frames.isVisible(frames.elements[place])
    case .several: frames.shows(query)
    }
  }

  /// Returns the first match of a query in reading order: of the visible ones, or else of all; of
  /// nested matches the inner.
  ///
  /// - Throws: ``ScreenError/notFound(_:)``.
  /// - Complexity: As ``shows(_:)``.
  public func element(_ query: ScreenQuery) throws(ScreenError) -> LaidOutElement {
    let frames = frames
    switch place(of: query, in: frames) {
    case .nowhere: throw .notFound(query.description)
    case .at(let place): return frames.elements[place]
    case .several: return try frames.element(query)
    }
  }

  /// Returns where the match of a query is on the current screen; several if it asks for anything but an identifier.
  private func place(of query: ScreenQuery, in frames: ScreenFrames) -> IdentifierIndex.Place {
    guard let identifier = query.identifier else { return .several }
    if let index, index.revision == revision { return index[identifier] }
    let index = IdentifierIndex(frames, revision: revision)
    self.index = index
    return index[identifier]
  }
}
