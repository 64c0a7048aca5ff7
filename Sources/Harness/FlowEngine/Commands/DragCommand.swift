import FlowFormat
import Scenes
import ScenesHeadless

/// Picks an element up, carries it to another one or over a distance, and drops it there.
struct DragCommand: StandardFlowCommand {
  /// `drag`.
  static let name = "drag"
  /// The keys.
  static let keys: [String]? = ["from", "to", "point", "by", "timeout"]
  static let guide = FlowCommandGuide(
    "Picks an element up, carries it, and lets go of it: on another element, or over a distance.",
    keys: [
      "from": "What is picked up.", "to": "The element on which it is let go of.",
      "point": "The point of that element; its middle if nothing is said.",
      "by": "How far it is carried, in points: 0,120.", "timeout": FlowCommandGuide.wait,
    ]
  )
  static let portability: FlowPortability.Rule = .refused(
    "Use longPressOn, and swipe from point to point."
  )

  /// The element to pick up, or an element inside it.
  var from: FlowSelector
  /// The element on which the command drops it.
  var to: FlowSelector?
  /// The point of that element; its middle if `nil`.
  var point: FlowParameter<FlowPoint>?
  /// How far it is carried, if to no element.
  var by: FlowParameter<FlowPoint>?
  /// The longest wait for each element; 17 s if `nil`, 7 s if the step is optional.
  var timeout: FlowParameter<FlowDuration>?

  /// Reads what is carried, and where.
  init?(_ call: FlowCall) {
    guard let fields = call.fields() else { return nil }
    let from = fields.selector("from")
    to = fields.selector("to")
    point = fields.parameter("point")
    by = fields.parameter("by")
    timeout = fields.duration("timeout", .milliseconds)
    guard fields.contains("from"), fields.contains("to") != fields.contains("by"),
      fields.contains("to") || !fields.contains("point")
    else {
      call.report("“drag” needs “from”, and either “to”, perhaps with “point”, or “by”.")
      return nil
    }
    guard let from else { return nil }
    self.from = from
  }

  /// Returns the errors of its selectors.
  func check(_ check: FlowCheck) -> [FlowError] {
    check.errors(in: from) + check.errors(in: to)
  }

  /// Picks the element up, carries it and drops it.
  func play(in run: StepRun) async throws(StepFailure) -> StepResult.Outcome {
    let limit = try run.timeout(timeout)
    let (carried, held) = try await run.taker(
      of: .drag,
      from,
      "being picked up",
      within: limit
    )
    let device = try run.device
    var way = ScreenPoint.zero
    if let to {
      let start = (device.frames.visiblePart(of: held) ?? held.frame).center
      let end = try await place(on: to, within: limit, run)
      way = ScreenPoint(x: end.x - start.x, y: end.y - start.y)
    } else if let by {
      let distance: FlowPoint = try run.value(by)
      let screen = device.frames.size
      way = ScreenPoint(
        x: distance.x.points(of: screen.width),
        y: distance.y.points(of: screen.height)
      )
    }
    for drag in [
      ScreenDrag(.began), ScreenDrag(.changed, translation: way),
      ScreenDrag(.ended, translation: way),
    ] where run.spendTouches() {
      try await device.send(.drag(drag), to: carried)
    }
    await run.settle()
    return .passed
  }

  /// Returns the point of an element at which the command drops the carried one.
  @MainActor private func place(
    on selector: FlowSelector,
    within limit: Duration,
    _ run: StepRun
  ) async throws(StepFailure) -> ScreenPoint {
    let target = try await run.element(selector, within: limit).frame
    guard let point else { return target.center }
    let inside: FlowPoint = try run.value(point)
    return ScreenPoint(
      x: target.x + inside.x.points(of: target.width),
      y: target.y + inside.y.points(of: target.height)
    )
  }
}
