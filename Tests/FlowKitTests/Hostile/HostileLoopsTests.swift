import Testing

@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

/// The loops of a stranger's flow end at a bound, and when the run is stopped.
@MainActor
@Suite struct HostileLoopsTests {
  /// Loops that do little or nothing, after `launchApp`.
  private nonisolated static let loops = [
    "repeat: {times: 1000000000000, commands: []}",
    "repeat: {times: 1000000000000, commands: [], optional: true}",
    "repeat: {times: 1000000000000, while: {true: true}, commands: []}",
    "repeat: {times: 1000000000000, commands: [repeat: {times: 1000000000000, commands: []}]}",
    "repeat: {times: 1000000000000, commands: [repeat: {times: 0, commands: []}]}",
    "repeat: {times: 1000000000000, commands: [repeat: {while: {true: false}, commands: []}]}",
    "repeat: {times: 1000000000000, commands: [runFlow: {commands: []}]}",
    "repeat: {times: 1000000000000, commands: [runFlow: {commands: [], when: {true: false}}]}",
    "retry: {maxRetries: 3, commands: [repeat: {times: 1000000000000, commands: []}]}",
    "runFlow: {commands: [repeat: {times: 1000000000000, commands: []}], optional: true}",
  ]

  @Test(arguments: loops)
  func `a loop without commands ends at the bound of steps`(loop: String) async throws {
    let result = try await FlowStage.play(
      "- launchApp\n- \(loop)\n- back",
      budget: FlowBudget(divisor: 100)
    )
    #expect(result.failures.map(\.message) == ["The flow takes more than 100,000 steps."])
    #expect(result.stepsPlayed <= 1_000)
    #expect(result.steps.last?.outcome == .skipped)
  }

  @Test(arguments: loops + ["tapOn: {id: count-button, repeat: 1000000000000, delay: 0}"])
  func `a loop ends when the run is stopped`(loop: String) async throws {
    let questions = Counter()
    let budget = FlowBudget { questions.next() > 50 ? "The run was stopped." : nil }
    let result = try await FlowStage.play("- launchApp\n- \(loop)\n- back", budget: budget)
    #expect(result.failures.map(\.message) == ["The run was stopped."])
    #expect(questions.count == 51)
    #expect(result.stepsPlayed <= 51)
  }

  @Test func `a loop goes round as often as it has steps left`() async throws {
    for (times, isPassed) in [(997, true), (999, true), (1_000, false)] {
      let result = try await FlowStage.play(
        "- repeat: {times: \(times), commands: []}",
        budget: FlowBudget(divisor: 100)
      )
      #expect(result.isPassed == isPassed, "\(times)")
    }
  }
}
