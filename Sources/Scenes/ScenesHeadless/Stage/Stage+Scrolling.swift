public import Scenes

extension Stage {
  /// Scrolls an area by a distance in points; the first one if none is given.
  ///
  /// - Returns: `true` if anything moved.
  @discardableResult
  public func scroll(by distance: ScreenPoint, _ id: ScreenNodeID? = nil) -> Bool {
    let frames = frames
    guard let area = frames.scrolls.first(where: { id == nil || $0.id == id }) else {
      return false
    }
    let offsets = frames.offsets(scrolling: area, by: distance)
    if offsets.isEmpty { return false }
    scroll(to: offsets)
    // The end of a lazy scroll may come before the one that its estimated length promises.
    let after = self.frames.scrolls.first { $0.id == area.id }?.offset
    return after.map { !$0.isNear(area.offset) } ?? true
  }

  /// Scrolls so that an element can be seen.
  ///
  /// Where rows of a lazy scroll lie between, of which the lengths are only estimated, it goes on until it is
  /// there.
  ///
  /// - Throws: ``ScreenError/notFound(_:)``.
  public func scroll(to query: ScreenQuery) throws(ScreenError) {
    // Once the rows near by have been measured it is exact; each list around may need that.
    for _ in 0..<8 {
      let frames = frames
      let offsets = frames.offsets(bringingIntoView: try frames.element(query))
      if offsets.isEmpty { return }
      scroll(to: offsets)
    }
  }

  /// Moves scrolls to offsets.
  package func scroll(to offsets: ScrollOffsets) {
    for move in offsets.moves { send(.scrolled(move.offset), to: move.id) }
  }
}
