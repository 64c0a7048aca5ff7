import FlowFormat
import Scenes
import ScenesHeadless

/// Pulls a scroll down beyond its beginning, which asks it for newer content.
struct PullToRefreshCommand: StandardFlowCommand {
  /// `pullToRefresh`.
  static let name = "pullToRefresh"
  /// The key beside those of the selector.
  static let keys: [String]? = ["timeout"]
  static let guide = FlowCommandGuide(
    "Scrolls to the beginning and pulls: the element, what is around it, or without one the first that can be "
      + "refreshed.",
    keys: ["timeout": FlowCommandGuide.wait]
  )
  static let portability: FlowPortability.Rule = .refused(
    "Use swipe with direction: DOWN and a from at the top."
  )

  /// The scroll, or something in it; the first one on the screen that can be refreshed if `nil`.
  var selector: FlowSelector?
  /// The longest wait for the element; 17 s if `nil`, 7 s if the step is optional.
  var timeout: FlowParameter<FlowDuration>?

  /// Reads the selector and the time-out.
  init?(_ call: FlowCall) {
    if call.isBare { return }
    guard let (selector, fields) = call.selection() else { return nil }
    self.selector = selector
    timeout = fields.duration("timeout", .milliseconds)
  }

  /// Returns the errors of its selector.
  func check(_ check: FlowCheck) -> [FlowError] { check.errors(in: selector) }

  /// Scrolls to the beginning and pulls.
  func play(in run: StepRun) async throws(StepFailure) -> StepResult.Outcome {
    let device = try run.device
    var element: LaidOutElement?
    if let selector { element = try await run.element(selector, within: try run.timeout(timeout)) }
    run.spendTouches()
    let frames = device.frames
    run.spendMatching(frames.elements.count)
    guard let scroll = Self.scroll(around: element, in: frames) else {
      throw StepFailure(
        element.map { "\($0.element) can't be refreshed, and nothing around it." }
          ?? "Nothing on the screen can be refreshed."
      )
    }
    if let area = frames.scrolls.first(where: { $0.id == scroll.id }), area.offset.y > 0 {
      _ = try await device.scroll(area, by: ScreenPoint(x: 0, y: -area.offset.y))
    }
    try await device.send(.refresh, to: scroll)
    await run.settle()
    return .passed
  }

  /// Returns what takes the pull: the element itself or what is around it, or the first on the screen.
  @MainActor private static func scroll(
    around element: LaidOutElement?,
    in frames: ScreenFrames
  ) -> LaidOutElement? {
    guard let element else {
      return frames.elements.first {
        $0.element.events.contains(.refresh) && $0.isEnabled && frames.isVisible($0)
      }
    }
    return frames.taker(of: .refresh, around: element) { $0.isEnabled }
  }
}
