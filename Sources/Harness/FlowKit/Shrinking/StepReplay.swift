import Scenes
import ScenesHeadless

/// Plays steps that a machine has chosen on a fresh installation of the app.
@MainActor
final class StepReplay {
  /// What steps have done.
  struct Outcome {
    /// What has broken first; `nil` if nothing has.
    let kind: BreakKind?
    /// How many steps were played.
    let played: Int
    /// The name of the route in front after each of them; `nil` where none was.
    let routes: [String?]
    /// What has broken; empty if nothing has.
    var failures: [FlowFailure] = []
  }

  private let player: FlowPlayer
  private let script: MonkeyScript
  /// The steps that have been read, by their lines.
  private var read: [String: FlowStep] = [:]

  init(_ player: FlowPlayer, _ script: MonkeyScript) {
    (self.player, self.script) = (player, script)
  }

  /// Plays steps until something breaks.
  func play(_ steps: [MonkeyStep]) async -> Outcome {
    let flow = Flow(file: script.file, header: FlowHeader(), steps: [])
    let run = FlowRun(flow, for: player)
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
    let failures = await run.finish().failures
    return Outcome(
      kind: failures.first.map { BreakKind($0) },
      played: routes.count,
      routes: routes,
      failures: failures
    )
  }

  /// Reads a step, once for all places; `nil` if it can't be read.
  func step(_ step: MonkeyStep, at place: Int) -> FlowStep? {
    if read[step.line] == nil { read[step.line] = script.read(step, at: place) }
    var found = read[step.line]
    found?.position.line = MonkeyScript.firstLine + place
    return found
  }
}
