package import FlowFormat
import Observation2
package import Scenes
import ScenesHeadless

extension FlowRun {
  /// The time between two taps, as in Maestro.
  private static let tapDelay = Duration.milliseconds(100)

  /// Taps once or several times; only the first touch must hit the element, the others hit whatever
  /// lies at the same point by then.
  package func tap(
    _ tap: FlowTap,
    times: Int,
    _ context: StepContext
  ) async throws(StepFailure) {
    guard times > 0 else { return }
    let device = try front()
    let retries = try context.resolved(tap.retryTapIfNoChange) ?? false
    let (place, before) = try await land(tap, on: device, keepsScreen: retries, context)
    await settle()
    if let before, device.frames == before { try await touch(place) }
    let delay = try context.duration(tap.delay, .milliseconds) ?? Self.tapDelay
    for _ in 1..<times {
      guard budget.excess == nil else { return }
      await advance(by: delay)
      try await touch(place)
    }
  }

  private func touch(_ place: ScreenPoint) async throws(StepFailure) {
    guard budget.spend(of: .touches) else { return }
    budget.spend(device.frames.elements.count, of: .matching)
    try await device.tap(at: place)
    await settle()
  }

  /// Makes the first touch.
  ///
  /// - Returns: The touched point, and the screen before the touch if it is to be kept: a screen that is
  ///   kept is copied for its next change.
  private func land(
    _ tap: FlowTap,
    on device: any FlowDevice,
    keepsScreen: Bool,
    _ context: StepContext
  ) async throws(StepFailure) -> (place: ScreenPoint, before: ScreenFrames?) {
    budget.spend(of: .touches)
    let point = try context.resolved(tap.point)
    guard let query = try query(tap.selector, context) else {
      let frames = device.frames
      let before = keepsScreen ? frames : nil
      return (try await touch(point, in: frames.viewport), before)
    }
    let limit = try timeout(tap.timeout, context)
    let disabledToo = query.enabled == false
    let landed = try await wait(limit, seeking: query) { () throws(StepFailure) in
      let sight = self.sight
      guard let target = sight.target(query), sight.isVisible(target) else { return false }
      return point != nil
        || sight.frames.obstacleToTapping(target, disabledToo: disabledToo) == nil
    }
    let sight = sight
    let frames = sight.frames
    guard let target = sight.target(query) else { throw missing(query, after: limit) }
    if frames.obstacleToSeeing(target) == nil, let obstacle = sight.obstacle(to: target) {
      throw failure("\(target.element) \(obstacle).", seeking: query, after: limit)
    }
    let before = keepsScreen ? frames : nil
    recorder?.aim(at: target, touching: frames.visiblePart(of: target)?.center)
    if let point, landed {
      return (try await touch(point, in: target.frame), before)
    }
    if let obstacle = frames.obstacleToTapping(target, disabledToo: disabledToo) {
      throw failure(
        "\(ScreenError.obstacle(target.element, obstacle))",
        seeking: query,
        after: limit
      )
    }
    let place = (frames.visiblePart(of: target) ?? target.frame).center
    try await device.tap(at: place)
    return (place, before)
  }

  /// Touches a point of an area, whatever lies there.
  private func touch(
    _ point: FlowPoint?,
    in area: ScreenRect
  ) async throws(StepFailure) -> ScreenPoint {
    guard let point else { return area.center }
    let place = try place(point, in: area)
    try await device.tap(at: place)
    return place
  }

  /// Returns a point of an area, which must lie on the screen.
  package func place(
    _ point: FlowPoint,
    in area: ScreenRect
  ) throws(StepFailure) -> ScreenPoint {
    let viewport = device.frames.viewport
    let place = ScreenPoint(
      x: area.x + Self.inside(point.x.points(of: area.width), area.width),
      y: area.y + Self.inside(point.y.points(of: area.height), area.height)
    )
    guard viewport.contains(place) else {
      throw StepFailure(
        "The point \(FlowNumber.text(of: place.x)), \(FlowNumber.text(of: place.y)) lies outside the "
          + "screen, which is \(FlowNumber.text(of: viewport.width)) × "
          + "\(FlowNumber.text(of: viewport.height)) points."
      )
    }
    return place
  }

  /// Returns a distance inside the area: 100 % would be the far edge, which is outside it.
  private static func inside(_ distance: Double, _ length: Double) -> Double {
    distance == length ? max(0, length - 0.001) : distance
  }

  /// Scrolls down by half of the part in sight.
  ///
  /// It takes the scroll in the middle of the screen, or one that can still move around it, or else one
  /// elsewhere on the screen.
  package func scroll() async throws(StepFailure) {
    let device = try front()
    budget.spend(of: .touches)
    let frames = device.frames
    let search = FlowScrollSearch(frames, .down)
    guard search.hasScroll else {
      return budget.record.warn("Nothing on the screen can be scrolled down.")
    }
    for move in search.moves {
      let seen = frames.visiblePart(of: frames.elements[move.area.elementIndex])
      let half = ScreenPoint(x: 0, y: (seen?.height ?? 0) / 2)
      if try await device.scroll(move.area, by: half) { break }
    }
    await settle()
  }
}
