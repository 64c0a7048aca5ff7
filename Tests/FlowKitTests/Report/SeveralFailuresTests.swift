import ScenesHeadless
import Testing

@testable import FlowEngine
@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

/// All that a result says of a flow in which more than one thing goes wrong.
@MainActor @Suite struct SeveralFailuresTests {
  private func words(_ failure: FlowFailure) -> String {
    let times = [failure.waited, failure.virtualTime].map { $0.map { FlowSeconds.text($0) } ?? "-" }
    return "\(failure.kind) \(failure.file):\(failure.position.line):\(failure.position.column) "
      + "[\(failure.step ?? "-")] sought \(failure.sought ?? "-") waited \(times[0]) at \(times[1]) "
      + "misses \(failure.nearMisses.count) screen \(failure.screen?.prefix(20) ?? "-") "
      + "events \(failure.events) node \(failure.nodeEvents) requests \(failure.requests): "
      + failure.message.replacing(/TinyApp\.swift:\d+/, with: "TinyApp.swift")
  }

  private func words(_ step: StepResult) -> String {
    "\(step.outcome) \(step.depth) \(step.file):\(step.position.line):\(step.position.column) "
      + "\(FlowSeconds.text(step.virtualTime)) \(step.label ?? "-") \(step.summary): "
      + (step.message ?? "-")
  }

  private func words(_ result: FlowResult) -> String {
    let sums =
      "\(result.name) \(result.file) \(result.tags) \(result.stepsPlayed) \(result.warnings) "
      + "\(FlowSeconds.text(result.virtualTime)) \(result.alive)"
    return (result.failures.map { words($0) } + result.steps.map { words($0) } + [sums])
      .joined(separator: "\n")
  }

  @Test(arguments: SeveralFailures.flows.indices)
  func `a result names each failure once with its location and time, the first failed step first`(
    _ index: Int
  ) async throws {
    let flow = SeveralFailures.flows[index]
    let result = try await FlowStage.play(
      flow.text,
      on: flow.isToy ? MarketWithToy.self : TinyApp.self,
      with: SeveralFailures.files
    )
    #expect(words(result) == SeveralFailures.results[index], "\(flow.name)")
    let entry = FlowReportEntry(result, round: 3)
    #expect(entry.failures == result.failures.map { FlowReportEntry.Failure($0) })
    #expect(entry.steps == result.steps.map { FlowReportEntry.Step($0) })
    #expect(entry.round == 3 && !entry.passed && entry.stepsPlayed == result.stepsPlayed)
    #expect(entry.virtualMilliseconds == FlowSeconds.milliseconds(result.virtualTime))
  }
}
