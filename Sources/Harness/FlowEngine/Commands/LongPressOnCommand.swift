import FlowFormat
import Scenes
import ScenesHeadless

/// Puts a finger on an element or a point, and leaves it there.
struct LongPressOnCommand: StandardFlowCommand {
  /// `longPressOn`.
  static let name = "longPressOn"
  /// The keys beside those of the selector.
  static let keys: [String]? = FlowTap.keys
  static let guide: FlowCommandGuide = .tapping(
    "Leaves a finger where it would tap; an element that does nothing about that is a failure.",
    repeat: "Has no effect, as in Maestro: the finger presses once.",
    delay: "Has no effect, as in Maestro."
  )
  static let portability: FlowPortability.Rule = .tapping

  /// Where to press.
  var tap: FlowTap

  /// Reads where to press.
  init?(_ call: FlowCall) {
    guard let tap = FlowTap(call) else { return nil }
    self.tap = tap
  }

  /// Returns the errors of its selector.
  func check(_ check: FlowCheck) -> [FlowError] { check.errors(in: tap.selector) }

  /// Presses once where a finger would, whatever `repeat` says, as in Maestro; an element that does nothing about it is a failure.
  func play(in run: StepRun) async throws(StepFailure) -> StepResult.Outcome {
    let device = try run.device
    run.spendTouches()
    let point: FlowPoint? = try run.value(tap.point)
    let retries = try run.value(tap.retryTapIfNoChange) ?? false
    guard let query = try run.flow.query(tap.selector, run.context) else {
      guard let point else { return .passed }
      let place = try run.place(point, in: device.frames.viewport)
      try await press(at: place, retrying: retries, run)
      return .passed
    }
    let limit = try run.timeout(tap.timeout)
    let target = try await run.reach(query, within: limit)
    if let point {
      try await press(at: try run.place(point, in: target.frame), retrying: retries, run)
      return .passed
    }
    let frames = device.frames
    guard let taker = frames.taker(of: .longPress, around: target) else {
      throw run.flow.failure(
        "\(ScreenError.notTaken("a long press", by: target.element))",
        seeking: query,
        after: limit
      )
    }
    let place = (frames.visiblePart(of: target) ?? target.frame).center
    try await press(at: place, on: taker, retrying: retries, run)
    return .passed
  }

  /// Presses, and once more if the screen is the same afterwards and that is asked for.
  @MainActor private func press(
    at place: ScreenPoint,
    on taker: LaidOutElement? = nil,
    retrying retries: Bool,
    _ run: StepRun
  ) async throws(StepFailure) {
    let device = try run.device
    let before = retries ? device.frames : nil
    try await device.longPress(at: place, on: taker)
    await run.settle()
    guard let before, device.frames == before, run.spendTouches() else { return }
    try await device.longPress(at: place, on: taker)
    await run.settle()
  }
}
