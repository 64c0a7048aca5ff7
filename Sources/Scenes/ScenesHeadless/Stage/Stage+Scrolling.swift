public import Scenes

extension Stage {
  /// Scrolls an area by a distance in points; the first one if none is given.
  ///
  /// - Returns: Whether anything moved.
  @discardableResult
  public func scroll(by distance: ScreenPoint, _ id: ScreenNodeID? = nil) -> Bool {
    let frames = frames
    guard let area = frames.scrolls.first(where: { id == nil || $0.id == id }) else {
      return false
    }
    let offsets = frames.offsets(scrolling: area, by: distance)
    scroll(to: offsets)
    return !offsets.isEmpty
  }

  /// Scrolls so that an element can be seen.
  ///
  /// - Throws: ``ScreenError/notFound(_:)``.
  public func scroll(to query: ScreenQuery) throws(ScreenError) {
    let frames = frames
    scroll(to: frames.offsets(bringingIntoView: try frames.element(query)))
  }

  private func scroll(to offsets: ScrollOffsets) {
    for move in offsets.moves { send(.scrolled(move.offset), to: move.id) }
  }
}
