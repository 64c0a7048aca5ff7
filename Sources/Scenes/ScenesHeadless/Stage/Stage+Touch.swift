public import Scenes

extension Stage {
  /// Taps an element where a finger would.
  ///
  /// - Throws: ``ScreenError`` when it is not there, or hidden, covered, off-screen or disabled.
  public func tap(_ query: ScreenQuery) throws(ScreenError) {
    let frames = frames
    let element = try frames.element(query)
    let hit = try frames.touch(on: element)
    try checkRest(of: element)
    perform(hit)
  }

  /// Touches whatever lies at a point; nothing while the scene in front is coming or going.
  ///
  /// - Parameter point: The point, in the viewport's coordinates.
  /// - Returns: The target of the touch.
  @discardableResult
  public func tap(at point: ScreenPoint) -> ScreenHit {
    let hit = window.refusesTouches ? .nothing : frames.hit(at: point)
    perform(hit)
    return hit
  }

  /// Does what a touch does to its target: the tap of an enabled control, the focus of a field;
  /// otherwise nothing.
  public func perform(_ hit: ScreenHit) {
    guard !window.refusesTouches, case .control(let target) = hit else { return }
    let events = target.element.events
    if events.contains(.text) { send(.focus(true), to: target.id) }
    if events.contains(.tap) { send(.tap, to: target.id) }
  }

  /// Checks that no transition keeps fingers and keys from an element.
  func checkRest(of element: LaidOutElement) throws(ScreenError) {
    if window.refusesTouches { throw .obstacle(element.element, .moving) }
  }

  /// A Boolean value that indicates whether the scene in front is coming or going.
  ///
  /// No finger and no key reaches either scene then.
  package var refusesTouches: Bool { window.refusesTouches }
}
