public import Scenes

/// Items that a person carries to another place.
///
/// A cell takes ``Scenes/ScreenEvent/drag(_:)`` if its data source lets its item be picked up, and offers the same to
/// assistive technology as two actions, one place back and one forward. A finger that carries an item may scroll at
/// the same time: a front-end sends both events.
///
/// An item of a section that scrolls across stays in that section, and no other comes into it.
extension CollectionView {
  /// Picks an item up. (Apple: `beginInteractiveMovementForItem(at:)`.)
  ///
  /// An item that was picked up before is put back.
  ///
  /// - Parameter path: The item, which has to have a cell.
  /// - Returns: `true` if it may be; its data source says so.
  @discardableResult
  public func beginInteractiveMovementForItem(at path: CollectionPath) -> Bool {
    cancelInteractiveMovement()
    bringUpToDate()
    guard canReorderItem(at: path), let cell = cellForItem(at: path),
      let frame = shownFrame(ofItem: path)
    else { return false }
    let middle = ScreenPoint(x: frame.center.x - seen.x, y: frame.center.y - seen.y)
    movement = CollectionMovement(origin: path, place: path, start: middle, middle: middle)
    cell.configurationState.isReordering = true
    setNeedsLayout()
    return true
  }

  /// Carries what was picked up. (Apple: `updateInteractiveMovementTargetPosition(_:)`.)
  ///
  /// Its cell is there in front of all others, and the other items make room at the place over which it is. Nothing
  /// happens if nothing is picked up.
  ///
  /// - Parameter position: Where the middle of its cell is to be, in the content, in points.
  /// - Complexity: That of applying a snapshot if it comes to another place.
  public func updateInteractiveMovementTargetPosition(_ position: ScreenPoint) {
    carry(to: ScreenPoint(x: position.x - seen.x, y: position.y - seen.y))
  }

  /// Drops the carried item at its present path.
  ///
  /// (Apple: `endInteractiveMovement()`.)
  public func endInteractiveMovement() {
    // The data source has to know where it is.
    bringUpToDate()
    finishMovement(isCancelled: false)
  }

  /// Puts what was picked up back where it was. (Apple: `cancelInteractiveMovement()`.)
  public func cancelInteractiveMovement() { finishMovement(isCancelled: true) }

  private func finishMovement(isCancelled: Bool) {
    guard movement != nil else { return }
    endMovement()
    live?.drop(isCancelled: isCancelled)
  }

  /// Carries nothing any more.
  func endMovement() {
    guard let movement else { return }
    self.movement = nil
    shownCell(at: movement.place)?.configurationState.isReordering = false
    setNeedsLayout()
  }

  private func carry(to middle: ScreenPoint) {
    bringUpToDate()
    guard let place = movement?.place, middle.x.isFinite, middle.y.isFinite else { return }
    movement?.middle = middle
    setNeedsLayout()
    let position = ScreenPoint(x: middle.x + seen.x, y: middle.y + seen.y)
    guard let proposed = target(at: position, of: place), proposed != place else { return }
    carry(from: place, to: proposed)
  }

  private func carry(from place: CollectionPath, to proposed: CollectionPath) {
    guard let origin = movement?.origin else { return }
    let target =
      delegate?.collectionView(
        self,
        targetPathForMoveOfItemFromOriginalPath: origin,
        atCurrentPath: place,
        toProposedPath: proposed
      ) ?? proposed
    guard target != place, movement?.place == place else { return }
    live?.carry(place, to: target)
    // The cell goes there at once, so that the next move of the finger finds it.
    bringUpToDate()
  }

  // MARK: - What a person does

  /// `true` if items may be picked up.
  var canReorder: Bool { live?.canMoveAny ?? false }

  /// Returns a Boolean value that indicates whether an item may be picked up.
  func canReorderItem(at path: CollectionPath) -> Bool { live?.canMove(path) ?? false }

  /// Lets a person carry the item of a cell.
  func reorderable(_ shell: ScreenElement, _ number: UInt64) -> ScreenElement {
    guard let element = shown[number], canReorderItem(at: element.place.path) else {
      return shell
    }
    let path = element.place.path
    var shell = shell.onDrag { [weak self] in self?.drag(number, $0) }
    // The engine receives an environment later than the cells are described.
    let words = element.view.environment.words
    for way in ReorderingDirection.allCases where neighbor(of: path, way) != nil {
      shell = shell.accessibilityAction(way.name(in: words)) { [weak self] in
        self?.move(number, way)
      }
    }
    return shell
  }

  private func drag(_ number: UInt64, _ drag: ScreenDrag) {
    bringUpToDate()
    guard let path = shown[number]?.place.path else { return }
    if drag.phase == .began { beginInteractiveMovementForItem(at: path) }
    guard let movement, movement.place == path else { return }
    if drag.phase == .cancelled { return cancelInteractiveMovement() }
    let isMirrored = engine?.environment.traits.layoutDirection == .rightToLeft
    carry(
      to: ScreenPoint(
        x: movement.start.x + (isMirrored ? -drag.translation.x : drag.translation.x),
        y: movement.start.y + drag.translation.y
      )
    )
    if drag.phase == .ended { endInteractiveMovement() }
  }

  private func move(_ number: UInt64, _ way: ReorderingDirection) {
    bringUpToDate()
    guard let path = shown[number]?.place.path, let target = neighbor(of: path, way),
      beginInteractiveMovementForItem(at: path)
    else { return }
    carry(from: path, to: target)
    endInteractiveMovement()
  }

  private func neighbor(of path: CollectionPath, _ way: ReorderingDirection) -> CollectionPath? {
    guard let engine, engine.itemCounts.indices.contains(path.section) else { return nil }
    let counts = engine.itemCounts
    let item = path.item + (way == .back ? -1 : 1)
    if (0..<counts[path.section]).contains(item) {
      return CollectionPath(section: path.section, item: item)
    }
    let section = path.section + (way == .back ? -1 : 1)
    guard counts.indices.contains(section), !engine.scrollsAcross(section),
      !engine.scrollsAcross(path.section)
    else { return nil }
    return CollectionPath(section: section, item: way == .back ? counts[section] : 0)
  }
}

/// The ways in which assistive technology carries an item.
enum ReorderingDirection: CaseIterable {
  case back, forward

  func name(in words: ScreenWords) -> String {
    switch self {
    case .back: words.moveBack
    case .forward: words.moveForward
    }
  }
}
