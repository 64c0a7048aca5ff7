import FlowFormat
import Observation2
import Scenes
import ScenesHeadless

/// Scrolls until an element is visible.
struct ScrollUntilVisibleCommand: StandardFlowCommand {
  /// `scrollUntilVisible`.
  static let name = "scrollUntilVisible"
  /// The keys.
  static let keys: [String]? = [
    "element", "direction", "timeout", "speed", "visibilityPercentage", "centerElement",
    "waitToSettleTimeoutMs",
  ]
  static let guide = FlowCommandGuide(
    "Scrolls what is around the element, or what is under a finger in the middle of the screen while it is not there, by "
      + "half of the visible part, each time in 100 ms of virtual time, until the element is visible, and waits for "
      + "what is still loading.",
    keys: [
      "element": "The element.",
      "direction": "Where to look for it; DOWN, for what is below, if nothing is said.",
      "timeout": "The longest search; 20000 if nothing is said.",
      "visibilityPercentage": "How much of it must be visible; 100 if nothing is said.",
      "centerElement":
        "Whether to move it to the middle, as far as that can be; false if nothing is said.",
      "speed": "Read for Maestro; it has no effect headless.",
      "waitToSettleTimeoutMs": FlowCommandGuide.settling,
    ]
  )
  static let portability: FlowPortability.Rule = .common(
    [
      "direction", "timeout", "speed", "visibilityPercentage", "centerElement",
      "waitToSettleTimeoutMs",
    ],
    ["element": .selector]
  )
  /// The virtual time that one movement takes, so that a screen without an end comes to one.
  private static let timeOfMove = Duration.milliseconds(100)
  /// The longest search if nothing is said, as in Maestro.
  private static let usual = Duration.seconds(20)

  /// The element.
  var element: FlowSelector
  /// Where to look for it; further down if `nil`.
  var direction: FlowParameter<FlowDirection>?
  /// The longest search; 20 s if `nil`.
  var timeout: FlowParameter<FlowDuration>?
  /// The part of it that must be visible, in percent; 100 if `nil`.
  var visibilityPercentage: FlowParameter<Int>?
  /// A Boolean value that indicates whether to move it to the middle of the scroll, as far as that can be.
  var centerElement: FlowParameter<Bool>?

  /// Reads the element and where it may be; `speed` has no effect headless.
  init?(_ call: FlowCall) {
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
  func check(_ check: FlowCheck) -> [FlowError] { check.errors(in: element) }

  /// Moves the scrolls around the element towards it.
  ///
  /// While it is not there, the command moves those under a finger in the middle of the screen. It waits for content
  /// that is still loading, and goes on.
  func play(in run: StepRun) async throws(StepFailure) -> StepResult.Outcome {
    let device = try run.device
    let query = try run.flow.query(element, run.context)
    let direction = try run.value(direction) ?? .down
    let wanted = min(100, try run.value(visibilityPercentage) ?? 100)
    let part = Double(wanted) / 100
    // As in Maestro, a time-out below 0 is none.
    let given = try run.context.duration(timeout, .milliseconds, ifNegative: Self.usual)
    let limit = given ?? Self.usual
    let end = device.now + limit
    var cut: (element: LaidOutElement, part: Double)?
    var search = FlowScrollSearch(device.frames, direction)
    run.flow.missMemory = FlowMissMemory(query)
    while true {
      let sight = run.flow.sight
      cut = sight.visible(query).map { ($0, sight.visiblePart(of: $0)) }
      if let cut, cut.part >= part {
        if try run.value(centerElement) == true { try await center(cut.element, on: device, run) }
        run.flow.missMemory = nil
        return .passed
      }
      run.flow.noteMisses()
      search = FlowScrollSearch(sight.frames, direction)
      guard run.spendTouches(), device.now < end else { break }
      let moves = search.moves(toward: sight.candidates(query)) + search.moves
      if try await moved(moves, on: device) {
        await run.advance(by: min(Self.timeOfMove, end - device.now))
      } else if !(try await run.flow.advanceToNext(limit: end)) {
        break
      }
    }
    let ending = ending(search, direction, after: limit)
    guard let cut else {
      var failure = run.flow.missing(query, after: limit)
      failure.message += " \(ending)"
      throw failure
    }
    let seen = FlowSight.percent(cut.part)
    throw run.flow.failure(
      "\(cut.element.element) is visible to \(seen) %, and \(wanted) % is asked for. Is that much of it enough, say "
        + "visibilityPercentage: \(seen). \(ending)",
      seeking: query,
      after: limit
    )
  }

  /// Returns the reason why the search has ended, as a sentence.
  private func ending(
    _ search: FlowScrollSearch,
    _ direction: FlowDirection,
    after limit: Duration
  ) -> String {
    let way =
      switch direction {
      case .up: "up"
      case .down: "down"
      case .left: "to the left"
      case .right: "to the right"
      }
    guard search.hasScroll else { return "Nothing on the screen can be scrolled \(way)." }
    guard !search.moves.isEmpty else {
      return "Nothing on the screen can be scrolled further \(way)."
    }
    return
      "The search ended after its time-out of \(FlowSeconds.text(limit)), and the screen can be scrolled further "
      + "\(way). A longer “timeout” goes on."
  }

  /// Tries one move after the other until one moves anything.
  @MainActor private func moved(
    _ moves: [FlowScrollSearch.Move],
    on device: any FlowDevice
  ) async throws(StepFailure) -> Bool {
    var rest = moves[...]
    while let move = rest.popFirst() {
      if try await device.scroll(move.area, by: move.distance) { return true }
    }
    return false
  }

  @MainActor private func center(
    _ element: LaidOutElement,
    on device: any FlowDevice,
    _ run: StepRun
  ) async throws(StepFailure) {
    // Rows of lazy scrolls that come into sight are longer or shorter than estimated.
    for _ in 0..<8 where run.mayGoOn {
      let frames = device.frames
      guard let element = frames.elements.first(where: { $0.id == element.id }) else { return }
      var isMoved = false
      for move in frames.offsets(centering: element).moves {
        guard let area = frames.scrolls.first(where: { $0.id == move.id }) else { continue }
        let (old, new) = (area.offset, move.offset)
        let way = ScreenPoint(x: new.x - old.x, y: new.y - old.y)
        if try await device.scroll(area, by: way) { isMoved = true }
      }
      guard isMoved else { return }
      // Frames of most devices are those of the last look.
      await run.settle()
    }
  }
}
