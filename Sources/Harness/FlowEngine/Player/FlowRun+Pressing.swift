package import FlowFormat
import Scenes
import ScenesHeadless

extension FlowRun {
  /// Puts a finger on an element or a point, and leaves it there; once more if that is asked for and nothing changes.
  package func longPress(_ press: FlowTap, _ context: StepContext) async throws(StepFailure) {
    let stage = try runningStage()
    budget.spend(of: .touches)
    let point: FlowPoint? = try context.resolved(press.point)
    let retries = try context.resolved(press.retryTapIfNoChange) ?? false
    guard let query = try query(press.selector, context) else {
      let frames = stage.frames
      guard let point else { return }
      let place = try self.place(point, in: frames.viewport, on: stage)
      return await pressing(retrying: retries, on: stage) { longPress(at: place, on: stage) }
    }
    let limit = try timeout(press.timeout, context)
    let target = try await reach(query, within: limit, on: stage)
    if let point {
      let place = try self.place(point, in: target.frame, on: stage)
      return await pressing(retrying: retries, on: stage) { longPress(at: place, on: stage) }
    }
    var isTaken = false
    await pressing(retrying: retries, on: stage) {
      isTaken = longPress(target, on: stage) || isTaken
    }
    if isTaken { return }
    throw failure(
      "\(ScreenError.notTaken("a long press", by: target.element))",
      seeking: query,
      after: limit
    )
  }

  /// Presses, and once more if the screen is the same afterwards and that is asked for.
  private func pressing(retrying retries: Bool, on stage: Stage, _ press: () -> Void) async {
    let before = retries ? stage.frames : nil
    press()
    await settle()
    guard let before, stage.frames == before, budget.spend(of: .touches) else { return }
    press()
    await settle()
  }

  /// Presses whatever lies at a point.
  private func longPress(at point: ScreenPoint, on stage: Stage) {
    let frames = stage.frames
    for candidate in frames.elements.reversed() {
      let look = candidate.element
      guard look.events.contains(.longPress) || look.blocksTouches else { continue }
      if candidate.isHidden || look.floats || !candidate.clippedFrame.contains(point) { continue }
      if look.events.contains(.longPress) { stage.send(.longPress, to: candidate.id) }
      return
    }
  }

  /// Presses an element, or the nearest one around it that does something about it.
  ///
  /// - Returns: `true` if there is one and it was pressed.
  private func longPress(_ element: LaidOutElement, on stage: Stage) -> Bool {
    guard let taker = stage.frames.taker(of: .longPress, around: element) else { return false }
    return stage.send(.longPress, to: taker.id)
  }
}
