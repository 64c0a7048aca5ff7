import Observation2
import Scenes
import ScenesHeadless

/// Scrolls until an element is visible.
public struct ScrollUntilVisibleCommand: FlowCommand {
  /// `scrollUntilVisible`.
  public static let name = "scrollUntilVisible"
  /// The keys.
  public static let keys: [String]? = [
    "element", "direction", "timeout", "speed", "visibilityPercentage", "centerElement",
    "waitToSettleTimeoutMs",
  ]
  /// The virtual time that one movement takes, so that a screen without an end comes to one.
  private static let timeOfMove = Duration.milliseconds(100)
  /// The longest search if nothing is said, as in Maestro.
  private static let usual = Duration.seconds(20)

  /// The element.
  public var element: FlowSelector
  /// Where to look for it; further down if `nil`.
  public var direction: FlowParameter<FlowDirection>?
  /// The longest search; 20 s if `nil`.
  public var timeout: FlowParameter<FlowDuration>?
  /// The part of it that must be visible, in percent; 100 if `nil`.
  public var visibilityPercentage: FlowParameter<Int>?
  /// Whether to move it to the middle of the scroll, as far as that can be.
  public var centerElement: FlowParameter<Bool>?

  /// Reads the element and where it may be; `speed` has no effect headless.
  public init?(_ call: FlowCall) {
    guard let fields = call.fields() else { return nil }
    direction = fields.parameter("direction")
    timeout = fields.duration("timeout", .milliseconds)
    visibilityPercentage = fields.count("visibilityPercentage")
    centerElement = fields.parameter("centerElement")
    // A movement takes the same time at every speed, and the screen settles at once.
    _ = fields.count("speed")
    _ = fields.duration("waitToSettleTimeoutMs", .milliseconds)
    guard fields.contains("element") else {
      call.report("“scrollUntilVisible” needs “element”, what to look for.")
      return nil
    }
    guard let element = fields.selector("element") else { return nil }
    self.element = element
  }

  /// Returns the errors of its selector.
  public func check(_ check: FlowCheck) -> [FlowError] { check.errors(in: element) }

  /// Moves by half of the visible part, waits for what is still loading, and goes on.
  public func play(in run: StepRun) async throws(StepFailure) -> StepResult.Outcome {
    let stage = try run.stage
    let query = try run.flow.query(element, run.context)
    let direction = try run.value(direction) ?? .down
    let wanted = min(100, try run.value(visibilityPercentage) ?? 100)
    let part = Double(wanted) / 100
    let limit = try run.duration(timeout, .milliseconds) ?? Self.usual
    let end = run.flow.time.now + limit
    var cut: (element: LaidOutElement, part: Double)?
    while true {
      cut = run.flow.sight(of: stage).visible(query).map {
        ($0, Self.visiblePart(of: $0, on: stage))
      }
      if let cut, cut.part >= part {
        if try run.value(centerElement) == true { await center(cut.element, on: stage, run) }
        return .passed
      }
      guard run.spendTouches(), run.flow.time.now < end else { break }
      if stage.scroll(direction) {
        await run.advance(by: min(Self.timeOfMove, end - run.flow.time.now))
      } else if !(try await run.flow.advanceToNext(limit: end)) {
        break
      }
    }
    guard let cut else { throw run.flow.missing(query, after: limit) }
    let seen = Int(cut.part * 100)
    throw run.flow.failure(
      "\(cut.element.element) is visible to \(seen) %, and \(wanted) % is asked for. Is that much of it enough, say "
        + "visibilityPercentage: \(seen).",
      seeking: query,
      after: limit
    )
  }

  /// Returns how much of an element can be seen; all of one that fills its scrolls counts as all.
  @MainActor private static func visiblePart(of element: LaidOutElement, on stage: Stage) -> Double
  {
    let frames = stage.frames
    guard let part = frames.visiblePart(of: element) else { return 0 }
    let room = frames.viewport
    let whole = min(element.frame.width, room.width) * min(element.frame.height, room.height)
    return whole > 0 ? part.width * part.height / whole + 0.001 : 0
  }

  @MainActor private func center(
    _ element: LaidOutElement,
    on stage: Stage,
    _ run: StepRun
  ) async {
    let (place, middle) = (element.frame.center, stage.frames.viewport.center)
    guard let area = stage.frames.scroll(at: place) else { return }
    stage.scroll(by: ScreenPoint(x: place.x - middle.x, y: place.y - middle.y), area.id)
    await run.settle()
  }
}

extension Stage {
  /// Moves the scroll in the middle of the screen, or else the first visible one, by half of what is
  /// visible of it.
  ///
  /// - Parameter direction: Where to look: further down, for what is below.
  /// - Returns: Whether anything has moved.
  fileprivate func scroll(_ direction: FlowDirection) -> Bool {
    let frames = frames
    let step = direction.step
    let axis: ScreenAxis = step.x == 0 ? .vertical : .horizontal
    let area =
      frames.scroll(at: frames.viewport.center, along: axis)
      ?? frames.scrolls.first {
        $0.axis == axis && frames.isVisible(frames.elements[$0.elementIndex])
      }
    guard let area else { return false }
    let way = ScreenPoint(x: step.x * area.frame.width / 2, y: step.y * area.frame.height / 2)
    return scroll(by: way, area.id)
  }
}
