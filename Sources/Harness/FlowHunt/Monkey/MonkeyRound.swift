import FlowEngine
import FlowFormat
import FlowReports
import Scenes
import ScenesHeadless

/// A round of random fire: a flow that is written while it is played.
@MainActor
final class MonkeyRound {
  /// The steps so far.
  private(set) var steps: [MonkeyStep] = []
  private let script: MonkeyScript
  private let run: FlowRun
  private let isInterrupted: () -> Bool
  private let willPlay: ((String, Bool) -> Void)?
  /// The content of the screen after the last step.
  private var look = 0
  private var top: SceneEntry?
  /// The stage in front since the last launch of the app.
  private weak var stage: Stage?
  private var fronts: Set<SceneEntryID> = []
  /// How many of the network's requests, and strokes of each fault, have been counted.
  private var requests = 0
  private var strokes: [String: [SimulatedNetwork.Fault: Int]] = [:]

  init(
    _ script: MonkeyScript,
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
    look = currentLook
  }

  /// Plays steps until so many are played, something breaks, a flow's budget ends, or the run is asked to
  /// end.
  ///
  /// The last step lets time go on, so that pending work arrives before the screen is looked at.
  func play(_ count: Int, _ chooser: inout MonkeyChooser) async {
    chooser.beginRound()
    while steps.count < count, !run.hasFailed, !run.budget.isNearItsEnd, !isInterrupted() {
      let isLast = steps.count == count - 1
      var step =
        steps.isEmpty ? chooser.launch() : isLast ? chooser.longTime : chooser.next(in: run)
      var read = script.read(step, at: steps.count)
      if read == nil {
        step = MonkeyStep(.time, "advanceTime", ["value": "1s"])
        read = script.read(step, at: steps.count)
      }
      guard let read else { preconditionFailure("unreachable: \(step.line)") }
      willPlay?((steps.isEmpty ? script.beginning : "") + step.maskedLine + "\n", steps.isEmpty)
      steps.append(step)
      let result = await run.playNext(read)
      note(step, result, &chooser)
    }
  }

  /// Takes the app down.
  ///
  /// - Returns: The failures; empty if there are none, or the round was interrupted.
  func finish() async -> [FlowFailure] { await run.finishSearch() }

  // MARK: - What a step has done

  private func note(_ step: MonkeyStep, _ result: StepResult, _ chooser: inout MonkeyChooser) {
    let before = look
    look = currentLook
    chooser.counts.add(step, isChange: look != before, isRefused: result.outcome == .warned)
    if let refusal = run.refusal { chooser.learn(from: refusal, of: step) }
    noteStay(after: step, &chooser)
    noteRoute(after: step, &chooser)
    noteRequests(after: step, &chooser)
  }

  /// Counts the step on the screen that was in front before it.
  private func noteStay(after step: MonkeyStep, _ chooser: inout MonkeyChooser) {
    guard let top, run.stage === stage else { return }
    let next = step.action.isOnScreen ? run.stage?.navigator.navigation.top : nil
    let exit = next.flatMap { $0.id == top.id ? nil : $0 }
    chooser.counts.addStep(
      on: chooser.routes.form(of: "\(top.route.base)"),
      leadingTo: exit.map { chooser.routes.form(of: "\($0.route.base)") }
    )
  }

  private func noteRoute(after step: MonkeyStep, _ chooser: inout MonkeyChooser) {
    let entry = run.stage?.navigator.navigation.top
    if run.stage !== stage { (stage, fronts) = (run.stage, []) }
    guard entry != top else { return }
    top = entry
    guard let entry else { return }
    chooser.hasComeBack = !fronts.insert(entry.id).inserted
    let name = "\(entry.route.base)"
    chooser.counts.addVisit(to: chooser.routes.form(of: name), after: step.subject)
    chooser.vocabulary.learn(from: name)
  }

  private func noteRequests(after step: MonkeyStep, _ chooser: inout MonkeyChooser) {
    let network = run.app.network
    guard network.requests.count != requests else { return }
    for request in network.requests[min(requests, network.requests.count)...] {
      chooser.counts.addRequest(request.name, after: step.subject)
      chooser.noteSender(of: request.name, step)
    }
    requests = network.requests.count
    // In an order of their own: the first of several that strike in one step decides how it goes on.
    for (name, faults) in network.struck.sorted(by: { $0.key < $1.key }) {
      for fault in SimulatedNetwork.Fault.allCases {
        let new = (faults[fault] ?? 0) - (strokes[name]?[fault] ?? 0)
        guard new > 0 else { continue }
        chooser.counts.addStroke(of: fault, on: name, times: new)
        chooser.goOn(after: step, failing: fault, of: name, in: run)
        chooser.plannedFaults.remove(MonkeyFault(request: name, fault: fault))
      }
    }
    strokes = network.struck
    chooser.goBack(after: step, in: run)
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
