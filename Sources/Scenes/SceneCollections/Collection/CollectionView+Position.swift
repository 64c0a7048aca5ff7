import Scenes

/// The item that stays where it is.
extension CollectionView {
  /// The first item in sight from an offset on; `nil` if there is none.
  ///
  /// It is the one before until a person scrolls: so a device that is rotated and rotated back shows the same items.
  func anchor(at offset: Double, _ engine: CollectionLayoutEngine) -> CollectionScrollAnchor? {
    if let anchor, anchor.isPassing || abs(anchor.offset - offset) < 0.5 { return anchor }
    let first = firstSeen ?? engine.attributes(in: seen).first { $0.category == .cell }?.path
    return first.flatMap { anchor(of: $0, at: offset, engine) }
  }

  private func anchor(
    of path: CollectionPath,
    at offset: Double,
    _ engine: CollectionLayoutEngine
  ) -> CollectionScrollAnchor? {
    guard let frame = engine.attributes(forItem: path)?.frame else { return nil }
    let axis = engine.layout.configuration.scrollDirection
    return CollectionScrollAnchor(
      path: path,
      distance: axis.along(frame.origin) - offset,
      length: axis.along(frame.size),
      isAtBeginning: offset <= 0,
      offset: offset
    )
  }

  /// Takes an anchor that moves as far as a person has scrolled, so that sizes measured on the way don't count.
  ///
  /// Without a scroll the anchor stays.
  func followPerson(to offset: Double, _ engine: CollectionLayoutEngine) {
    let axis = engine.layout.configuration.scrollDirection
    let before = anchor?.offset ?? axis.along(contentOffset)
    let distance = offset - before
    if abs(distance) < 0.5 { return }
    // An anchor from a change of the data is exact. The content may not have reached one from a rotation.
    if anchor?.isPassing != true {
      anchor = nil
      anchor = anchor(at: before, engine)
    }
    guard let anchor else { return }
    self.anchor = CollectionScrollAnchor(
      path: anchor.path,
      distance: anchor.distance - distance,
      length: anchor.length,
      isAtBeginning: offset <= 0,
      offset: offset,
      isPassing: true
    )
  }

  /// Takes the first item in sight that stays as the anchor, before the data changes.
  ///
  /// An item that the change moves counts only if there is no other one. If no item that has a cell is there any more,
  /// the nearest item takes the position of the first one.
  func keepAnchor(_ staying: StayingItems, _ places: SnapshotPlaces) {
    let old = anchor
    (anchor, firstSeen) = (nil, nil)
    // Below a finger that carries an item, the content keeps its offset.
    guard let engine, movement == nil else { return }
    let axis = engine.layout.configuration.scrollDirection
    var offset = axis.along(contentOffset)
    // A change that was not laid out yet, or another layout, has moved the items already.
    if let old, old.isPassing || proposesOffset {
      offset = self.offset(keeping: old, from: offset, engine)
    }
    let there = shown.values.filter { $0.place.category == .cell }.sorted {
      ($0.isDisplayed ? 0 : 1, $0.place.path) < ($1.isDisplayed ? 0 : 1, $1.place.path)
    }.map(\.place.path)
    let first = there.first { staying.contains($0) } ?? there.first { places.newPlace($0) != nil }
    let next = first ?? there.first.flatMap { staying.nearest(to: $0) }
    guard let known = first ?? there.first, let path = next.flatMap(places.newPlace),
      let kept = anchor(of: known, at: offset, engine)
    else {
      // Without a size the collection has no cells, and the anchor waits until it has one again.
      if var waiting = old,
        let path = places.newPlace(waiting.path)
          ?? staying.nearest(to: waiting.path).flatMap(places.newPlace)
      {
        waiting.path = path
        anchor = waiting
      }
      return
    }
    anchor = CollectionScrollAnchor(
      path: path,
      distance: kept.distance,
      length: kept.length,
      isAtBeginning: kept.isAtBeginning,
      offset: axis.along(contentOffset),
      isPassing: true
    )
  }

  /// The offset at which an item is as far from the beginning as it was; another one if there is no such item.
  func offset(
    keeping kept: CollectionScrollAnchor?,
    from offset: Double,
    _ engine: CollectionLayoutEngine
  ) -> Double {
    guard let kept, let frame = engine.attributes(forItem: kept.path)?.frame else { return offset }
    // The beginning of the content stays there: headers belong to it.
    if kept.isAtBeginning { return 0 }
    let axis = engine.layout.configuration.scrollDirection
    let length = axis.along(frame.size)
    // A cut item keeps the same part in sight: one that is shorter now would be out of sight.
    let isCut = kept.distance < 0 && kept.length > 0 && kept.length != length
    let distance = isCut ? kept.distance * length / kept.length : kept.distance
    let wanted = axis.along(frame.origin) - distance
    // Without the rounding error of the sums if nothing has moved.
    return abs(wanted - offset) < 1e-6 ? offset : wanted
  }

  /// The offset at which what was asked for is seen.
  func offset(
    ofGoalFrom offset: Double,
    _ engine: CollectionLayoutEngine,
    _ size: ScreenSize
  ) -> Double {
    isGoalAnswered = true
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

  /// The offset that the delegate chooses, of an offset that shows what was seen before.
  func offset(ofDelegateFor proposed: Double, along axis: ScreenAxis) -> Double {
    proposesOffset = false
    guard let delegate else { return proposed }
    let chosen = axis.along(
      delegate.collectionView(
        self,
        targetContentOffsetForProposedContentOffset: axis.point(proposed)
      )
    )
    guard chosen.isFinite, abs(chosen - proposed) >= 0.5 else { return proposed }
    // From here on that is seen which is seen there.
    anchor = nil
    return chosen
  }

  /// Lays everything out with another layout; the first item in sight stays in sight.
  func takeLayout() {
    guard let engine else { return }
    let axis = engine.layout.configuration.scrollDirection
    let kept = anchor(at: axis.along(contentOffset), engine)
    engine.layout = collectionViewLayout
    for row in rows.values { row.revision += 1 }
    proposesOffset = true
    if collectionViewLayout.configuration.scrollDirection == axis {
      anchor = kept
      return
    }
    // How far it is from the beginning says nothing along the other axis.
    anchor = nil
    guard let kept, !kept.isAtBeginning, goal == nil else { return }
    (goal, isGoalAnswered) = ((kept.path, .start), false)
  }
}
