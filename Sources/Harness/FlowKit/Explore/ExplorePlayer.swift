import Observation2
import Scenes
import ScenesHeadless

/// Plays ways through an app on fresh installations, and counts what that costs.
@MainActor
final class ExplorePlayer {
  let player: FlowPlayer
  let routes: MonkeyRoutes
  /// What the back ends answer without being told a value.
  let questions: [String]
  /// Called with the steps of an edge, and those that lead to it, before they are played.
  var willPlay: (([MonkeyStep]) -> Void)?
  /// How many steps have been played.
  private(set) var actions = 0
  private let reader: StepReplay
  /// So often something may be due in a row that changes nothing.
  private static let mostWaits = 8

  /// What an edge has led to.
  struct Arrival {
    /// The steps of the edge, and those that went on waiting where nothing has changed.
    var steps: [MonkeyStep]
    let digest: UInt64
    let screen: String
    /// The requests that were made since the edge began.
    let requests: [String]
    /// What has broken first; `nil` if nothing has.
    var failure: FlowFailure?
    /// Whether the last step was only not possible, which is no fault of the app.
    ///
    /// A field that a line break has left takes no more text. What a link or a launch asks for has to be possible.
    let isRefused: Bool
  }

  init(_ player: FlowPlayer, _ script: MonkeyScript) {
    self.player = player
    routes = MonkeyRoutes(of: player.appType)
    questions = player.appType.backendQuestions.filter(\.value.isEmpty).keys.sorted()
    reader = StepReplay(player, script)
  }

  /// Comes to a moment that was reached before, on a fresh installation.
  ///
  /// - Parameters:
  ///   - way: The steps.
  ///   - isChecked: Whether what has to hold is looked at on the whole way, as that which compares two moments needs;
  ///     else only at its end, which what follows is compared with.
  /// - Returns: The run, which somebody has to finish.
  func come(along way: [MonkeyStep], checking isChecked: Bool = false) async -> FlowRun {
    let run = FlowRun(Flow(file: "explore.yaml", header: FlowHeader(), steps: []), for: player)
    run.checksInvariants = isChecked
    await play(way, from: 0, in: run)
    if isChecked { return run }
    run.checksInvariants = true
    // It was looked at when the way was found, and again before it was left.
    run.checkInvariants(isStepOver: true, isKnown: true)
    _ = run.takeBroken()
    return run
  }

  /// Plays steps in a run, up to one that fails.
  func play(_ steps: [MonkeyStep], from place: Int, in run: FlowRun) async {
    for (index, step) in steps.enumerated() {
      guard !run.hasFailed, let read = reader.step(step, at: place + index) else { return }
      actions += 1
      _ = await run.playNext(read)
    }
  }

  /// Follows an edge from a moment on a fresh installation, and looks at where it leads.
  ///
  /// - Parameters:
  ///   - edge: The edge.
  ///   - way: The steps to the moment from a fresh installation.
  ///   - start: The digest of the moment.
  /// - Returns: What it has led to.
  func follow(
    _ edge: ExploreEdge,
    from way: [MonkeyStep],
    at start: UInt64
  ) async -> Arrival {
    willPlay?(way + edge.steps)
    let run = await come(along: way)
    var arrival = await arrive(by: edge, in: run, after: way.count, from: start)
    arrival.failure = await run.finish().failures.first
    return arrival
  }

  /// Follows an edge in a run that stands at a moment, and looks at where it leads; what breaks when the run ends is
  /// not known yet.
  ///
  /// - Parameters:
  ///   - edge: The edge.
  ///   - run: The run.
  ///   - count: How many steps the run has played.
  ///   - start: The digest of the moment.
  /// - Returns: What it has led to.
  func arrive(
    by edge: ExploreEdge,
    in run: FlowRun,
    after count: Int,
    from start: UInt64
  ) async -> Arrival {
    let before = run.app.network.requests.count
    await play(edge.steps, from: count, in: run)
    var digest = ExploreDigest(run, self).value
    var steps = edge.steps
    // What is due may change nothing that can be seen, and what is due behind it something.
    while edge.isWait, digest == start, steps.count < Self.mostWaits, !run.hasFailed,
      let wait = Self.wait(in: run)
    {
      await play([wait], from: count + steps.count, in: run)
      steps.append(wait)
      digest = ExploreDigest(run, self).value
    }
    return Arrival(
      steps: steps,
      digest: digest,
      screen: screen(of: run),
      requests: run.app.network.requests.dropFirst(before).map(\.name),
      isRefused: run.isRefused && !edge.mustBePossible
    )
  }

  /// Waits until the next thing is due, if that is soon.
  static func wait(in run: FlowRun) -> MonkeyStep? {
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
  /// Whether a step was not possible, and nothing that has to hold is broken.
  fileprivate var isRefused: Bool { refusal != nil && lostWays.isEmpty && brokenInvariants.isEmpty }
}
