public import Scenes

extension Stage {
  /// Returns a Boolean value that indicates whether a match of a query can be seen.
  ///
  /// - Complexity: O(1) for an identifier on a screen that was searched for one before, otherwise O(elements).
  public func shows(_ query: ScreenQuery) -> Bool {
    switch place(of: query) {
    case .nowhere: return false
    case .at(let place):
      let frames = frames
      return frames.isVisible(frames.elements[place])
    case .several: return frames.shows(query)
    }
  }

  /// Returns the first match of a query in reading order: of the visible ones, or else of all; of
  /// nested matches the inner.
  ///
  /// - Throws: ``ScreenError/notFound(_:)``.
  /// - Complexity: As ``shows(_:)``.
  public func element(_ query: ScreenQuery) throws(ScreenError) -> LaidOutElement {
    switch place(of: query) {
    case .nowhere: throw .notFound(query.description)
    case .at(let place): return frames.elements[place]
    case .several: return try frames.element(query)
    }
  }

  /// Returns the element with an identifier, as ``element(_:)`` finds it; `nil` if there is none.
  ///
  /// Invariants ask for elements that are mostly not there, and an error would describe its query each time.
  public func element(identifiedBy identifier: String) -> LaidOutElement? {
    switch identifiers()[identifier] {
    case .nowhere: nil
    case .at(let place): frames.elements[place]
    case .several: try? frames.element(.id(identifier))
    }
  }

  /// Returns the index of the match of a query on the current screen; several if it asks for anything but an identifier.
  private func place(of query: ScreenQuery) -> IdentifierIndex.Place {
    query.identifier.map { identifiers()[$0] } ?? .several
  }

  /// Returns the indices of the identifiers on the current screen.
  ///
  /// - Complexity: O(1) as long as there are no other elements or identifiers, otherwise O(identifiers).
  func identifiers() -> IdentifierIndex {
    update()
    if let index, index.newNames == newNames { return index }
    let index = IdentifierIndex(frames, newNames: newNames)
    self.index = index
    return index
  }
}
