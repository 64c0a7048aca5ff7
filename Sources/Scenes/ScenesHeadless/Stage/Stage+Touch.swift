public import Scenes

extension Stage {
  /// Taps an element where a finger would.
  ///
  /// - Throws: ``ScreenError`` when it is not there, or hidden, covered, off-screen or disabled.
  public func tap(_ query: ScreenQuery) throws(ScreenError) {
    let frames = frames
    perform(try frames.touch(on: frames.element(query)))
  }

  /// Touches whatever lies at a point.
  ///
  /// - Parameter point: The point, in the viewport's coordinates.
  /// - Returns: The target of the touch.
  @discardableResult
  public func tap(at point: ScreenPoint) -> ScreenHit {
    let hit = frames.hit(at: point)
    perform(hit)
    return hit
  }

  /// Does what a touch does to its target: the tap of an enabled control, the focus of a field;
  /// otherwise nothing.
  public func perform(_ hit: ScreenHit) {
    guard case .control(let target) = hit else { return }
    let events = target.element.events
    if events.contains(.text) { send(.focus(true), to: target.id) }
    if events.contains(.tap) { send(.tap, to: target.id) }
  }
}
