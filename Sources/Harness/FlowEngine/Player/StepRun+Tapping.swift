import FlowFormat
import Scenes
import ScenesHeadless

extension StepRun {
  /// The time between two taps, as in Maestro.
  private static let tapDelay = Duration.milliseconds(100)

  /// Taps once or several times; only the first touch must hit the element, the others hit whatever
  /// lies at the same point by then.
  func tap(_ tap: FlowTap, times: Int) async throws(StepFailure) {
    guard times > 0 else { return }
    let device = try device
    let retries = try context.resolved(tap.retryTapIfNoChange) ?? false
    let (place, before) = try await land(tap, on: device, keepsScreen: retries)
    await flow.settle()
    if let before, device.frames == before { try await touch(place, on: device) }
    let delay = try context.duration(tap.delay, .milliseconds) ?? Self.tapDelay
    for _ in 1..<times {
      guard mayGoOn else { return }
      await flow.advance(by: delay)
      try await touch(place, on: device)
    }
  }

  private func touch(
    _ place: ScreenPoint,
    on device: any FlowDevice
  ) async throws(StepFailure) {
    guard spendTouches() else { return }
    spendMatching(device.frames.elements.count)
    try await device.tap(at: place)
    await flow.settle()
  }

  /// Makes the first touch.
  ///
  /// - Returns: The touched point, and the screen before the touch if it is to be kept: a screen that is
  ///   kept is copied for its next change.
  private func land(
    _ tap: FlowTap,
    on device: any FlowDevice,
    keepsScreen: Bool
  ) async throws(StepFailure) -> (place: ScreenPoint, before: ScreenFrames?) {
    spendTouches()
    let point = try context.resolved(tap.point)
    guard let query = try flow.query(tap.selector, context) else {
      let frames = device.frames
      let before = keepsScreen ? frames : nil
      return (try await touch(point, in: frames.viewport, on: device), before)
    }
    let limit = try timeout(tap.timeout)
    let target = try await reach(
      query,
      within: limit,
      disabledToo: query.enabled == false,
      isSeenOnly: point != nil
    )
    let frames = device.frames
    let before = keepsScreen ? frames : nil
    if let point { return (try await touch(point, in: target.frame, on: device), before) }
    let place = (frames.visiblePart(of: target) ?? target.frame).center
    try await device.tap(at: place)
    return (place, before)
  }

  /// Touches a point of an area, whatever lies there.
  private func touch(
    _ point: FlowPoint?,
    in area: ScreenRect,
    on device: any FlowDevice
  ) async throws(StepFailure) -> ScreenPoint {
    guard let point else { return area.center }
    let place = try place(point, in: area)
    try await device.tap(at: place)
    return place
  }

  /// Returns a point of an area, which must lie on the screen.
  func place(
    _ point: FlowPoint,
    in area: ScreenRect
  ) throws(StepFailure) -> ScreenPoint {
    let viewport = flow.device.frames.viewport
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
}
