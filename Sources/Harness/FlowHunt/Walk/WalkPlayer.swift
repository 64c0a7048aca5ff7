import FlowEngine
import FlowFormat
import FlowReports
import Observation2
import Scenes
import ScenesHeadless

/// Plays ways through an app on fresh installations, and counts what that costs.
@MainActor
package final class WalkPlayer {
  let player: FlowPlayer
  let routes: AppRoutes
  /// The questions of the back ends that need no value.
  let questions: [String]
  /// Called with the steps of an edge, and those that lead to it, before they are played.
  var willPlay: (([WalkStep]) -> Void)?
  /// Returns `true` to stop in the middle of a way; what that has led to says nothing then.
  var isInterrupted: () -> Bool = { FlowInterruption.isAsked }
  /// The number of played steps, in which a step with much work counts as several.
  private(set) var actions = 0
  private let reader: StepReplay
  /// The hashes of the screens that were checked by themselves.
  private var screens: Set<Int> = []
  /// So often something may be due in a row that changes nothing.
  private static let mostWaits = 8

  /// The moment at the end of an edge, and the way to it.
  struct Arrival {
    /// The steps of the edge, and those that went on waiting where nothing has changed.
    var steps: [WalkStep]
    let digest: UInt64
    let screen: String
    /// The requests that were made since the edge began.
    let requests: [String]
    /// The first break; `nil` if there is none.
    var failure: FlowFailure?
    /// A Boolean value that indicates whether the failure is no fault of the app.
    ///
    /// The app may refuse a step: after a line break that moved the focus, a field accepts no text. Links and launches
    /// must be possible. The steps may also be more work than a flow may do.
    let isRefused: Bool
  }

  init(_ player: FlowPlayer, _ script: WalkScript) {
    self.player = player
    routes = AppRoutes(of: player.appType)
    questions = player.appType.backendQuestions.filter(\.value.isEmpty).keys.sorted()
    reader = StepReplay(player, script)
  }

  /// Comes to a moment that was reached before, on a fresh installation.
  ///
  /// - Parameters:
  ///   - way: The steps.
  ///   - isChecked: A Boolean value that indicates whether the invariants are checked after each step of the way, for
  ///     the comparison of two moments. Otherwise they are checked at its end only, for the comparison with later steps.
  /// - Returns: The run. The caller finishes it.
  func come(along way: [WalkStep], checking isChecked: Bool = false) async -> FlowRun {
    let flow = Flow(file: "explore.yaml", header: FlowHeader(), steps: [])
    let run = FlowRun(flow, for: player, budget: FlowBudget(unless: isInterrupted))
    run.invariants.moments.mode = isChecked ? .search : .never
    await play(way, from: 0, in: run)
    if isChecked { return run }
    run.invariants.moments.mode = .search
    // It was looked at when the way was found, and again before it was left.
    run.checkInvariants(.lasting)
    _ = run.invariants.take()
    return run
  }

  /// Plays steps in a run, up to one that fails.
  func play(_ steps: [WalkStep], from place: Int, in run: FlowRun) async {
    for (index, step) in steps.enumerated() {
      guard !run.hasFailed, let read = reader.step(step, at: place + index) else { return }
      let before = run.budget.heavySteps
      _ = await run.playNext(read)
      actions += 1 + run.budget.heavySteps - before
    }
  }

  /// Follows an edge from a moment on a fresh installation, and looks at where it leads.
  ///
  /// - Parameters:
  ///   - edge: The edge.
  ///   - way: The steps to the moment from a fresh installation.
  ///   - start: The digest of the moment.
  /// - Returns: The moment at its end.
  func follow(
    _ edge: WalkEdge,
    from way: [WalkStep],
    at start: UInt64
  ) async -> Arrival {
    willPlay?(way + edge.steps)
    let run = await come(along: way)
    var arrival = await arrive(by: edge, in: run, after: way.count, from: start)
    arrival.failure = await run.finishSearch().first
    return arrival
  }

  /// Follows an edge in a run that is at a moment, and looks at where it leads.
  ///
  /// The end of the run may still show a break.
  ///
  /// - Parameters:
  ///   - edge: The edge.
  ///   - run: The run.
  ///   - count: How many steps the run has played.
  ///   - start: The digest of the moment.
  /// - Returns: The moment at its end.
  func arrive(
    by edge: WalkEdge,
    in run: FlowRun,
    after count: Int,
    from start: UInt64
  ) async -> Arrival {
    let before = run.app.network.requests.count
    await play(edge.steps, from: count, in: run)
    var digest = ExploreDigest(run, self).value
    var steps = edge.steps
    // The next due work may change nothing on the screen, and the work behind it something.
    while edge.isWait, digest == start, steps.count < Self.mostWaits, !run.hasFailed,
      let wait = Self.wait(in: run)
    {
      await play([wait], from: count + steps.count, in: run)
      steps.append(wait)
      digest = ExploreDigest(run, self).value
    }
    checkNewScreen(of: run)
    return Arrival(
      steps: steps,
      digest: digest,
      screen: screen(of: run),
      requests: run.app.network.requests.dropFirst(before).map(\.name),
      isRefused: (run.isRefused && !edge.mustBePossible) || run.budget.isOverworked
    )
  }

  /// Checks the screen by itself, if no run has shown this one before.
  ///
  /// The digest of a moment leaves out what varies without end, and an outdated text may be just that.
  private func checkNewScreen(of run: FlowRun) {
    guard !run.hasFailed, let stage = run.stage else { return }
    var hasher = Hasher()
    hasher.combine(stage.navigator.navigation.top?.route)
    let frames = stage.frames
    hasher.combine(frames.size)
    for index in frames.elements.indices {
      hasher.combine(frames.elements[index].element)
      hasher.combine(frames.elements[index].depth)
      hasher.combine(frames.elements[index].isEnabled)
    }
    guard screens.insert(hasher.finalize()).inserted else { return }
    run.checkInvariants(.all)
    run.failIfBroken()
  }

  /// Waits until the next thing is due, if that is soon.
  static func wait(in run: FlowRun) -> WalkStep? {
    guard let left = millisecondsToNext(in: run), left <= 15_000 else { return nil }
    return .wait(milliseconds: left)
  }

  /// How long it takes until something is due, in milliseconds; `nil` if nothing is.
  static func millisecondsToNext(in run: FlowRun) -> Int? {
    guard let due = run.time.nextDue else { return nil }
    let (seconds, attoseconds) = (due - run.time.now).components
    let milliseconds =
      seconds * 1000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
    return max(1, Int(milliseconds))
  }

  /// The form of the route in front.
  func screen(of run: FlowRun) -> String {
    run.stage?.navigator.navigation.top.map { routes.form(of: "\($0.route.base)") } ?? ""
  }
}

extension FlowRun {
  /// A Boolean value that indicates whether the app refused a step and no invariant is broken.
  fileprivate var isRefused: Bool {
    refusal != nil && invariants.lostWays.isEmpty && invariants.broken.isEmpty
  }
}
