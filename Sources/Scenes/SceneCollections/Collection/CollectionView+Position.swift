import Scenes

/// Which item stays where it is.
extension CollectionView {
  /// The first item in sight from an offset on; `nil` if there is none.
  ///
  /// It is the one before as long as nobody has scrolled: so that a device that is turned and turned back shows
  /// what it showed.
  func anchor(at offset: Double, _ engine: CollectionLayoutEngine) -> CollectionScrollAnchor? {
    if let anchor, abs(anchor.offset - offset) < 0.5 { return anchor }
    let axis = engine.layout.configuration.scrollDirection
    let first = engine.attributes(in: seen).first { $0.category == .cell }
    return first.map {
      CollectionScrollAnchor(
        path: $0.path,
        distance: axis.along($0.frame.origin) - offset,
        length: axis.along($0.frame.size),
        isAtBeginning: offset <= 0,
        offset: offset
      )
    }
  }

  /// The offset at which an item is as far from the beginning as it was.
  func offset(
    keeping kept: CollectionScrollAnchor?,
    _ engine: CollectionLayoutEngine
  ) -> Double? {
    anchor = kept
    guard let kept, let frame = engine.attributes(forItem: kept.path)?.frame else { return nil }
    // The beginning of the content stays there: headers belong to it.
    if kept.isAtBeginning { return 0 }
    let axis = engine.layout.configuration.scrollDirection
    let length = axis.along(frame.size)
    // Of an item of which a part can be seen, the same part: one that is shorter now would be out of sight.
    let isCut = kept.distance < 0 && kept.length > 0 && kept.length != length
    let distance = isCut ? kept.distance * length / kept.length : kept.distance
    return axis.along(frame.origin) - distance
  }

  /// The offset at which what was asked for is seen.
  func offset(
    ofGoalFrom offset: Double,
    _ engine: CollectionLayoutEngine,
    _ size: ScreenSize
  ) -> Double {
    guard let goal, let frame = engine.attributes(forItem: goal.path)?.frame else { return offset }
    let axis = engine.layout.configuration.scrollDirection
    let start = axis.along(frame.origin)
    anchor = nil
    return goal.place.offset(
      showing: start,
      to: start + axis.along(frame.size),
      from: offset,
      in: axis.along(size)
    ) ?? offset
  }
}
