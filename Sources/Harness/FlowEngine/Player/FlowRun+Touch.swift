package import FlowFormat
import Observation2
package import Scenes
package import ScenesHeadless

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
    let stage = try runningStage()
    let retries = try context.resolved(tap.retryTapIfNoChange) ?? false
    let (place, before) = try await land(tap, on: stage, keepsScreen: retries, context)
    await settle()
    if let before, stage.frames == before { await touch(place, on: stage) }
    let delay = try context.duration(tap.delay, .milliseconds) ?? Self.tapDelay
    for _ in 1..<times {
      guard budget.excess == nil else { return }
      await advance(by: delay)
      await touch(place, on: stage)
    }
  }

  private func touch(_ place: ScreenPoint, on stage: Stage) async {
    guard budget.spend(of: .touches) else { return }
    let frames = stage.frames
    budget.spend(frames.elements.count, of: .matching)
    stage.tap(at: place)
    await settle()
  }

  /// Makes the first touch.
  ///
  /// - Returns: The touched point, and the screen before the touch if it is to be kept: a screen that is
  ///   kept is copied for its next change.
  private func land(
    _ tap: FlowTap,
    on stage: Stage,
    keepsScreen: Bool,
    _ context: StepContext
  ) async throws(StepFailure) -> (place: ScreenPoint, before: ScreenFrames?) {
    budget.spend(of: .touches)
    let point = try context.resolved(tap.point)
    guard let query = try query(tap.selector, context) else {
      let frames = stage.frames
      let before = keepsScreen ? frames : nil
      return (try touch(point, in: frames.viewport, frames, on: stage), before)
    }
    let limit = try timeout(tap.timeout, context)
    let disabledToo = query.enabled == false
    let landed = try await wait(limit, seeking: query) { () throws(StepFailure) in
      let sight = self.sight(of: stage)
      guard let target = sight.target(query), sight.isVisible(target) else { return false }
      return point != nil
        || sight.frames.obstacleToTapping(target, disabledToo: disabledToo) == nil
    }
    let sight = sight(of: stage)
    let frames = sight.frames
    guard let target = sight.target(query) else { throw missing(query, after: limit) }
    if frames.obstacleToSeeing(target) == nil, let obstacle = sight.obstacle(to: target) {
      throw failure("\(target.element) \(obstacle).", seeking: query, after: limit)
    }
    let before = keepsScreen ? frames : nil
    recorder?.aim(at: target, touching: frames.visiblePart(of: target)?.center)
    if let point, landed {
      return (try touch(point, in: target.frame, frames, on: stage), before)
    }
    do throws(ScreenError) {
      stage.perform(try frames.touch(on: target, disabledToo: disabledToo))
    } catch {
      throw failure("\(error)", seeking: query, after: limit)
    }
    return (frames.visiblePart(of: target)?.center ?? target.frame.center, before)
  }

  /// Touches a point of an area, whatever lies there.
  private func touch(
    _ point: FlowPoint?,
    in area: ScreenRect,
    _ frames: ScreenFrames,
    on stage: Stage
  ) throws(StepFailure) -> ScreenPoint {
    guard let point else { return area.center }
    let place = try place(point, in: area, on: stage)
    stage.tap(at: place)
    return place
  }

  /// Returns a point of an area, which must lie on the screen.
  package func place(
    _ point: FlowPoint,
    in area: ScreenRect,
    on stage: Stage
  ) throws(StepFailure) -> ScreenPoint {
    let frames = stage.frames
    let place = ScreenPoint(
      x: area.x + Self.inside(point.x.points(of: area.width), area.width),
      y: area.y + Self.inside(point.y.points(of: area.height), area.height)
    )
    guard frames.viewport.contains(place) else {
      throw StepFailure(
        "The point \(FlowNumber.text(of: place.x)), \(FlowNumber.text(of: place.y)) lies outside the "
          + "screen, which is \(FlowNumber.text(of: frames.viewport.width)) × "
          + "\(FlowNumber.text(of: frames.viewport.height)) points."
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
    let stage = try runningStage()
    budget.spend(of: .touches)
    let frames = stage.frames
    let search = FlowScrollSearch(frames, .down)
    guard search.hasScroll else {
      return budget.record.warn("Nothing on the screen can be scrolled down.")
    }
    _ = search.moves.first { move in
      let seen = frames.visiblePart(of: frames.elements[move.area.elementIndex])
      return stage.scroll(by: ScreenPoint(x: 0, y: (seen?.height ?? 0) / 2), move.area.id)
    }
    await settle()
  }
}
