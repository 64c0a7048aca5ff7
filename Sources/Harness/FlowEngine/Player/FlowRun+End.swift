import FlowFormat
import Observation2
import Scenes
import ScenesHeadless

extension FlowRun {
  /// Ends the app and the device, and counts the objects and work that remain of an app on the stage.
  ///
  /// A remainder is a failure of the flow.
  package func end() async -> FlowCensus {
    plans.end()
    do throws(StepFailure) {
      try await device.end()
      recorder?.detach()
    } catch {
      results.note(report(error, in: nil))
    }
    guard let (alive, lines) = staged?.census else { return FlowCensus() }
    if !lines.isEmpty { results.noteLeak(leak(lines)) }
    return alive
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
