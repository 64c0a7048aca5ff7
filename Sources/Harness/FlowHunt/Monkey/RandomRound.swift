import FlowEngine
import FlowFormat
import FlowReports
import Scenes
import ScenesHeadless

/// A round of a random walk: a flow that is written while it is played.
@MainActor
final class RandomRound {
  /// The steps so far.
  private(set) var steps: [WalkStep] = []
  private let script: WalkScript
  private let run: FlowRun
  private let isInterrupted: () -> Bool
  private let willPlay: ((String, Bool) -> Void)?
  /// The content of the screen after the last step.
  private var look = 0
  private var top: SceneEntry?
  /// The stage in front since the last launch of the app.
  private weak var stage: Stage?
  /// How many of the network's requests have been counted.
  private var requests = 0

  init(
    _ script: WalkScript,
    of player: FlowPlayer,
    _ budget: FlowBudget,
    _ isInterrupted: @escaping () -> Bool,
    _ willPlay: ((String, Bool) -> Void)?
  ) {
    self.script = script
    self.isInterrupted = isInterrupted
    self.willPlay = willPlay
    let flow = Flow(file: script.file, header: FlowHeader(), steps: [])
    run = FlowRun(flow, for: player, budget: budget)
  }

  /// Plays steps until so many are played, something breaks, a flow's budget ends, or the run is asked to
  /// end.
  ///
  /// The last step lets time go on, so that pending work arrives before the screen is looked at.
  func play(_ count: Int, _ policy: inout RandomPolicy) async {
    while steps.count < count, canGoOn {
      let edge = steps.isEmpty ? policy.start() : policy.next(in: run)
      for step in edge.steps where steps.count < count && canGoOn {
        let isLast = steps.count == count - 1 && count > 1
        await play(isLast ? .wait(milliseconds: 300_000) : step, &policy)
      }
      if let subject = edge.subject { policy.findings.use(subject) }
    }
    policy.counts.addStrokes(run.app.network.struck)
  }

  private var canGoOn: Bool { !run.hasFailed && !run.budget.isNearItsEnd && !isInterrupted() }

  /// Takes the app down.
  ///
  /// - Returns: The failures; empty if there are none, or the round was interrupted.
  func finish() async -> [FlowFailure] { await run.finishSearch() }

  private func play(_ step: WalkStep, _ policy: inout RandomPolicy) async {
    // A random action need not be possible, and an app's name may be longer than a file.
    let second = WalkStep.wait(milliseconds: 1_000)
    let readable = script.read(step.forgiven, at: steps.count) == nil ? second : step
    let written = readable.forgiven
    guard let read = script.read(written, at: steps.count) else {
      preconditionFailure("unreachable: \(written.line)")
    }
    willPlay?((steps.isEmpty ? script.beginning : "") + written.maskedLine + "\n", steps.isEmpty)
    steps.append(written)
    _ = await run.playNext(read)
    note(readable, &policy)
  }

  // MARK: - What a step has done

  private func note(_ step: WalkStep, _ policy: inout RandomPolicy) {
    let (before, entry) = (look, run.stage?.navigator.navigation.top)
    look = currentLook
    let routes = policy.vocabulary.routes
    let (from, to) = (Self.form(top, routes), Self.form(entry, routes))
    let isSameApp = run.stage === stage
    policy.counts.add(step, on: isSameApp ? from : nil, isChange: look != before)
    if let refusal = run.refusal { policy.learn(from: refusal, of: step) }
    if entry != top, let to {
      policy.counts.addVisit(to: to, after: step)
      let isMove = isSameApp && entry?.id != top?.id && WalkEdge(0, step).isOfThePerson
      policy.findings.visit(to, from: isMove ? from : nil)
    }
    (stage, top) = (run.stage, entry)
    let network = run.app.network
    for request in network.requests.dropFirst(requests) {
      policy.counts.addRequest(request.name, after: step, on: from)
    }
    requests = network.requests.count
  }

  private static func form(_ entry: SceneEntry?, _ routes: AppRoutes) -> String? {
    entry.map { routes.form(of: "\($0.route.base)") }
  }

  /// The content of the screen, as a number: no app at all, another app, or the screen.
  private var currentLook: Int {
    guard let stage = run.stage else { return 0 }
    if run.isInBackground { return 1 }
    let frames = stage.frames
    var hasher = Hasher()
    for element in frames.elements where frames.isVisible(element) {
      hasher.combine(element.element)
      hasher.combine(element.frame)
      hasher.combine(element.isEnabled)
      hasher.combine(element.isFocused)
    }
    return hasher.finalize()
  }
}
