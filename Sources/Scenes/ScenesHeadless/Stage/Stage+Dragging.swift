public import Scenes

extension Stage {
  /// Picks an element up, carries it to another one, and lets go of it there.
  ///
  /// Both can be seen: an element that is carried further is picked up with ``drag(_:_:)``, and the scroll moved
  /// before it is let go of.
  ///
  /// - Throws: ``ScreenError``, also when the element can't be picked up.
  public func drag(_ query: ScreenQuery, onto other: ScreenQuery) throws(ScreenError) {
    let (start, end) = (try reach(query).point, try reach(other).point)
    try drag(query, by: ScreenPoint(x: end.x - start.x, y: end.y - start.y))
  }

  /// Picks an element up, carries it over a distance in points, and lets go of it there.
  ///
  /// - Throws: ``ScreenError``, also when the element can't be picked up.
  public func drag(_ query: ScreenQuery, by distance: ScreenPoint) throws(ScreenError) {
    let taker = try carrier(of: try reach(query).element)
    for drag in [
      ScreenDrag(.began), ScreenDrag(.changed, translation: distance),
      ScreenDrag(.ended, translation: distance),
    ] {
      send(.drag(drag), to: taker)
    }
  }

  /// Picks an element up, carries it, or lets go of it, as one step of several.
  ///
  /// ```swift
  /// try stage.drag(.id("card-1"), ScreenDrag(.began))
  /// stage.scroll(by: ScreenPoint(x: 0, y: 300))
  /// try stage.drag(.id("card-1"), ScreenDrag(.changed, translation: ScreenPoint(x: 0, y: 40)))
  /// ```
  /// - Throws: ``ScreenError``, also when the element can't be picked up, or can't be touched when it is to be.
  public func drag(_ query: ScreenQuery, _ drag: ScreenDrag) throws(ScreenError) {
    // The finger is on what it has picked up.
    let element = drag.phase == .began ? try reach(query).element : try frames.element(query)
    send(.drag(drag), to: try carrier(of: element))
  }

  /// What is picked up by a finger on an element.
  private func carrier(of element: LaidOutElement) throws(ScreenError) -> ScreenNodeID {
    guard let taker = frames.taker(of: .drag, around: element) else {
      throw .notTaken("being picked up", by: element.element)
    }
    return taker.id
  }
}
