import FlowEngine
import FlowFormat
import FlowReports
import Scenes
import ScenesHeadless

/// Plays steps that a machine has chosen on a fresh installation of the app.
@MainActor
final class StepReplay {
  /// The effect of steps.
  struct Outcome {
    /// The first break; `nil` if there is none.
    let kind: BreakKind?
    /// How many steps were played.
    let played: Int
    /// The name of the route in front after each of them; `nil` where none was.
    let routes: [String?]
    /// The failures; empty if there are none.
    var failures: [FlowFailure] = []
  }

  private let player: FlowPlayer
  private let script: WalkScript
  private let isInterrupted: () -> Bool
  /// The steps that have been read, by their lines.
  private var read: [ExactText: FlowStep] = [:]

  /// Creates what plays steps until it is interrupted.
  init(
    _ player: FlowPlayer,
    _ script: WalkScript,
    isInterrupted: @escaping () -> Bool = { FlowInterruption.isAsked }
  ) {
    (self.player, self.script) = (player, script)
    self.isInterrupted = isInterrupted
  }

  /// Plays steps until something breaks; steps that were interrupted have shown nothing.
  func play(_ steps: [WalkStep]) async -> Outcome {
    let flow = Flow(file: script.file, header: FlowHeader(), steps: [])
    let run = FlowRun(flow, for: player, budget: FlowBudget(unless: isInterrupted))
    var routes: [String?] = []
    for (place, step) in steps.enumerated() {
      guard let step = self.step(step, at: place) else {
        _ = await run.finish()
        return Outcome(kind: nil, played: place, routes: routes)
      }
      _ = await run.playNext(step)
      routes.append(run.stage?.navigator.navigation.top.map { "\($0.route.base)" })
      if run.hasFailed { break }
    }
    let failures = await run.finishSearch()
    return Outcome(
      kind: failures.first.map { BreakKind($0) },
      played: routes.count,
      routes: routes,
      failures: failures
    )
  }

  /// Reads a step, once for all places; `nil` if it can't be read.
  func step(_ step: WalkStep, at place: Int) -> FlowStep? {
    let line = ExactText(step.line)
    if read[line] == nil { read[line] = script.read(step, at: place) }
    var found = read[line]
    found?.position.line = WalkScript.firstLine + place
    return found
  }
}

extension FlowRun {
  /// Takes the app down after steps that a machine has chosen.
  ///
  /// - Returns: The failures; none of steps that were interrupted or more work than a flow may do. They have shown
  ///   nothing of the app.
  func finishSearch() async -> [FlowFailure] {
    let failures = await finish().failures
    return budget.isInterrupted || budget.isOverworked ? [] : failures
  }
}
