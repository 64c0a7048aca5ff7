import FlowFormat
import Observation2
import Scenes
import ScenesHeadless

extension FlowRun {
  /// Ends the app and the device, and counts the objects and work that remain of an app on the stage.
  package func end() async -> (alive: FlowCensus, leak: FlowFailure?) {
    for timer in planned { timer.dispose() }
    planned = []
    do throws(StepFailure) {
      try await device.end()
      recorder?.detach()
    } catch {
      note(report(error, in: nil))
    }
    guard let (alive, lines) = staged?.census else { return (FlowCensus(), nil) }
    return (alive, lines.isEmpty ? nil : leak(lines))
  }

  private func leak(_ lines: [String]) -> FlowFailure {
    FlowFailure(
      kind: .leak,
      file: flow.file,
      position: .start,
      step: nil,
      message: "After the flow, with the scenes gone and the app stopped, something is left:\n"
        + lines.map { "  \($0.onOneLine)" }.joined(separator: "\n")
    )
  }
}
