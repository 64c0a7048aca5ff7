import FlowFormat
import Scenes
import ScenesHeadless

/// Drags a finger over the screen, or from an element.
struct SwipeCommand: StandardFlowCommand {
  /// `swipe`.
  static let name = "swipe"
  /// The keys.
  static let keys: [String]? = [
    "direction", "from", "start", "end", "duration", "timeout", "waitToSettleTimeoutMs",
  ]
  static let guide = FlowCommandGuide(
    "Drags a finger over half of the screen or of an element, or from point to point; to the side, on a row with "
      + "swipe actions, it uncovers them. A scroll at its end passes the drag on to the one around it. Where nothing "
      + "scrolls nothing happens.",
    keys: [
      "direction": "Where the finger goes: UP, to see what is further down.",
      "from": "The element over which it goes; the screen if nothing is said.",
      "start": "The point at which it begins, with end in place of a direction.",
      "end": "The point at which it ends.",
      "duration": "How long it takes in virtual time; no time if nothing is said.",
      "timeout": FlowCommandGuide.wait, "waitToSettleTimeoutMs": FlowCommandGuide.settling,
    ]
  )
  static let portability: FlowPortability.Rule = .common(
    ["direction", "duration", "waitToSettleTimeoutMs"],
    ["from": .selector, "start": .point, "end": .point],
    advice: ["timeout": FlowPortability.waiting]
  )

  /// Where the finger goes.
  var direction: FlowParameter<FlowDirection>?
  /// The element over which it goes; the screen if `nil`.
  var from: FlowSelector?
  /// The point at which it begins.
  var start: FlowParameter<FlowPoint>?
  /// The point at which it ends.
  var end: FlowParameter<FlowPoint>?
  /// How long it takes; no time if `nil`.
  var duration: FlowParameter<FlowDuration>?
  /// The longest wait for the element; 17 s if `nil`, 7 s if the step is optional.
  var timeout: FlowParameter<FlowDuration>?

  /// Reads a direction, perhaps with an element, or two points.
  init?(_ call: FlowCall) {
    guard let fields = call.fields() else { return nil }
    direction = fields.parameter("direction")
    from = fields.selector("from")
    start = fields.parameter("start")
    end = fields.parameter("end")
    duration = fields.duration("duration", .milliseconds)
    timeout = fields.duration("timeout", .milliseconds)
    // The screen settles at once.
    _ = fields.duration("waitToSettleTimeoutMs", .milliseconds)
    let points = [fields.contains("start"), fields.contains("end")]
    let way = [fields.contains("direction"), fields.contains("from")]
    guard points == [true, true] ? way == [false, false] : points == [false, false] && way[0] else {
      call.report("“swipe” needs either “direction”, perhaps with “from”, or “start” and “end”.")
      return nil
    }
  }

  /// Returns the errors of its selector.
  func check(_ check: FlowCheck) -> [FlowError] { check.errors(in: from) }

  /// Drags by half of the element or the screen, or from point to point.
  ///
  /// Where nothing scrolls, nothing happens, as on a device.
  func play(in run: StepRun) async throws(StepFailure) -> StepResult.Outcome {
    let device = try run.device
    let (first, last): (ScreenPoint, ScreenPoint)
    if let start, let end {
      let screen = device.frames.viewport
      first = try run.place(try run.value(start), in: screen)
      last = try run.place(try run.value(end), in: screen)
    } else {
      (first, last) = try await way(on: device, run)
    }
    run.spendTouches()
    run.spendMatching(device.frames.elements.count)
    await run.advance(by: try run.duration(duration, .milliseconds) ?? .zero)
    guard run.mayGoOn else { return .passed }
    try await device.drag(from: first, to: last)
    await run.settle()
    return .passed
  }

  @MainActor private func way(
    on device: any FlowDevice,
    _ run: StepRun
  ) async throws(StepFailure) -> (ScreenPoint, ScreenPoint) {
    var area = device.frames.viewport
    if let from {
      let element = try await run.element(from, within: try run.timeout(timeout))
      area = device.frames.visiblePart(of: element) ?? element.clippedFrame
    }
    let direction: FlowDirection = try run.value(direction) ?? .up
    let (middle, step) = (area.center, direction.step)
    let half = ScreenPoint(x: step.x * area.width / 4, y: step.y * area.height / 4)
    return (
      ScreenPoint(x: middle.x - half.x, y: middle.y - half.y),
      ScreenPoint(x: middle.x + half.x, y: middle.y + half.y)
    )
  }
}
