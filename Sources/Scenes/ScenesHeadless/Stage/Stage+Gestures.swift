public import Scenes

extension Stage {
  /// Taps an element twice in quick succession.
  ///
  /// An element that takes two taps as one event gets that; any other is tapped twice, the second time as it is by
  /// then.
  ///
  /// - Throws: ``ScreenError`` when it is not there, or hidden, covered, off-screen or disabled.
  public func doubleTap(_ query: ScreenQuery) throws(ScreenError) {
    let target = try reach(query)
    if let taker = frames.taker(of: .doubleTap, around: target.element) {
      send(.doubleTap, to: taker.id)
    } else {
      tap(at: target.point)
      tap(at: target.point)
    }
  }

  /// Puts a finger on an element and leaves it there.
  ///
  /// - Throws: ``ScreenError``, also when the element does nothing about it.
  public func longPress(_ query: ScreenQuery) throws(ScreenError) {
    let target = try reach(query)
    guard let taker = frames.taker(of: .longPress, around: target.element) else {
      throw .notTaken("a long press", by: target.element.element)
    }
    send(.longPress, to: taker.id)
  }

  /// Drags a finger from a point of the screen to another one.
  ///
  /// It moves the innermost scroll at the first point that can still move in the drag's main direction, even
  /// if it starts on a control, which is not tapped then. A scroll at its end, or with nothing to scroll, passes
  /// the drag on to the one around it, as in UIKit. A pull of 60 points and more beyond the
  /// beginning of a scroll asks it for newer content, if it takes that. To the side it uncovers the buttons of an
  /// element that has such (``/Scenes/ScreenElement/swipeActions(_:)``), unless something in that can still move there.
  /// The buttons are elements of the screen until one is tapped, or something beside them, or a finger is dragged
  /// again, or the row is elsewhere.
  ///
  /// - Returns: `true` if anything has happened.
  @discardableResult
  public func drag(from start: ScreenPoint, to end: ScreenPoint) -> Bool {
    if window.refusesTouches { return false }
    if window.coverSwipeActions() { return true }
    let frames = frames
    let way = ScreenPoint(x: end.x - start.x, y: end.y - start.y)
    let axis: ScreenAxis = way.y.magnitude >= way.x.magnitude ? .vertical : .horizontal
    if axis == .horizontal, uncover(at: start, by: way.x, frames) { return true }
    let distance = axis.point(-axis.along(way))
    for area in frames.scrolls(at: start, along: axis) {
      let isPull = axis == .vertical && area.offset.y <= 0 && way.y >= 60
      if isPull, frames.elements[area.elementIndex].element.events.contains(.refresh) {
        return send(.refresh, to: area.id)
      }
      if scroll(by: distance, area.id) { return true }
    }
    return false
  }

  /// Uncovers the buttons of the row at a point, at the edge away from which a finger goes.
  private func uncover(at point: ScreenPoint, by distance: Double, _ frames: ScreenFrames) -> Bool {
    guard let row = frames.swipeable(at: point, by: distance), row.isEnabled,
      let part = frames.visiblePart(of: row)
    else { return false }
    let isForward = (distance > 0) == (environment.layoutDirection == .leftToRight)
    let edge: ScreenSwipeAction.Edge = isForward ? .leading : .trailing
    guard window.uncoverSwipeActions(of: row.id, at: edge, in: part) else { return false }
    uncoveredRow = (row.id, row.frame)
    return true
  }

  /// Covers the buttons of a row that is elsewhere by now: they would stand on another one, and a tap would act on
  /// what is no longer below them.
  func coverMovedRow(_ frames: ScreenFrames) {
    let row = frames.elements.first { $0.id == uncoveredRow?.id }
    if let row, row.frame == uncoveredRow?.frame { return }
    uncoveredRow = nil
    window.coverSwipeActions()
  }

  /// Drags a finger over half of an element, or of the screen, in a direction.
  ///
  /// - Parameters:
  ///   - direction: Where the finger goes: up, to see what is further down.
  ///   - query: The element; the screen if none is given.
  /// - Returns: `true` if anything has happened.
  /// - Throws: ``ScreenError`` when the element is not there, or can't be seen.
  @discardableResult
  public func swipe(
    _ direction: ScreenDirection,
    on query: ScreenQuery? = nil
  ) throws(ScreenError) -> Bool {
    let area =
      try query.map { query throws(ScreenError) in try reach(query).part }
      ?? frames.viewport
    let (middle, way) = (area.center, ScreenPoint(x: area.width / 4, y: area.height / 4))
    let sign: (x: Double, y: Double) =
      switch direction {
      case .up: (0, -1)
      case .down: (0, 1)
      case .left: (-1, 0)
      case .right: (1, 0)
      }
    return drag(
      from: ScreenPoint(x: middle.x - sign.x * way.x, y: middle.y - sign.y * way.y),
      to: ScreenPoint(x: middle.x + sign.x * way.x, y: middle.y + sign.y * way.y)
    )
  }

  /// Swipes an element aside, and taps one of the buttons that this uncovers.
  ///
  /// - Parameters:
  ///   - name: The button's identifier, or its title.
  ///   - query: The element.
  /// - Throws: ``ScreenError``, also when there is no button of that name.
  public func swipeAction(_ name: String, on query: ScreenQuery) throws(ScreenError) {
    let target = try reach(query)
    guard let taker = frames.taker(of: .swipeAction, around: target.element),
      let index = window.swipeActionIdentifiers(of: taker.id).firstIndex(of: name)
        ?? taker.element.swipeActions.firstIndex(of: name)
    else { throw .notTaken("a swipe to “\(name)”", by: target.element.element) }
    send(.swipeAction(index), to: taker.id)
  }

  /// Returns an element that a finger can touch, and where.
  func reach(
    _ query: ScreenQuery
  ) throws(ScreenError) -> (element: LaidOutElement, point: ScreenPoint, part: ScreenRect) {
    let frames = frames
    let element = try frames.element(query)
    if let obstacle = frames.obstacleToTapping(element) {
      throw .obstacle(element.element, obstacle)
    }
    try checkRest(of: element)
    let part = frames.visiblePart(of: element) ?? element.clippedFrame
    return (element, part.center, part)
  }
}

extension ScreenFrames {
  /// Returns what has buttons that a swipe uncovers, unless what lies in it or over it takes the finger.
  fileprivate func swipeable(at point: ScreenPoint, by distance: Double) -> LaidOutElement? {
    let way = ScreenPoint(x: -distance, y: 0)
    for candidate in elements.reversed() {
      if !candidate.frame.contains(point) || !candidate.clip.contains(point) { continue }
      if candidate.isHidden || !candidate.allowsHitTesting { continue }
      let look = candidate.element
      if look.events.contains(.swipeAction) { return candidate }
      if look.blocksTouches { return nil }
      let area = look.scrollAxis == .horizontal ? scroll(at: candidate.index) : nil
      if let area, area.room(toward: way) > 0 { return nil }
    }
    return nil
  }
}

/// Where a finger goes.
public enum ScreenDirection: String, Sendable, Hashable, CaseIterable {
  /// To the upper edge.
  case up
  /// To the lower edge.
  case down
  /// To the left edge.
  case left
  /// To the right edge.
  case right
}
