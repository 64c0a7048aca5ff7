package import FlowFormat
import Scenes
import ScenesHeadless

extension FlowRun {
  /// Puts a finger on an element or a point, and leaves it there; once more if that is asked for and nothing changes.
  package func longPress(_ press: FlowTap, _ context: StepContext) async throws(StepFailure) {
    let device = try front()
    budget.spend(of: .touches)
    let point: FlowPoint? = try context.resolved(press.point)
    let retries = try context.resolved(press.retryTapIfNoChange) ?? false
    guard let query = try query(press.selector, context) else {
      guard let point else { return }
      let place = try self.place(point, in: device.frames.viewport)
      return try await longPress(at: place, retrying: retries)
    }
    let limit = try timeout(press.timeout, context)
    let target = try await reach(query, within: limit)
    if let point {
      return try await longPress(at: try place(point, in: target.frame), retrying: retries)
    }
    let frames = device.frames
    guard let taker = frames.taker(of: .longPress, around: target) else {
      throw failure(
        "\(ScreenError.notTaken("a long press", by: target.element))",
        seeking: query,
        after: limit
      )
    }
    let place = (frames.visiblePart(of: target) ?? target.frame).center
    try await longPress(at: place, on: taker, retrying: retries)
  }

  /// Presses, and once more if the screen is the same afterwards and that is asked for.
  private func longPress(
    at place: ScreenPoint,
    on taker: LaidOutElement? = nil,
    retrying retries: Bool
  ) async throws(StepFailure) {
    let before = retries ? device.frames : nil
    try await device.longPress(at: place, on: taker)
    await settle()
    guard let before, device.frames == before, budget.spend(of: .touches) else { return }
    try await device.longPress(at: place, on: taker)
    await settle()
  }
}
