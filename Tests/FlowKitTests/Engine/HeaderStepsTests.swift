import ScenesHeadless
import Testing

@testable import FlowEngine
@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

/// The steps before and after a flow, with each way to fail.
@MainActor @Suite struct HeaderStepsTests {
  private func play(
    _ text: String,
    with files: [String: String] = [:]
  ) async throws -> (steps: [String], failures: [String], result: FlowResult) {
    let result = try await FlowStage.play(text, with: files)
    let steps = result.steps.map { "\($0.depth) \($0.outcome) \($0.summary)" }
    return (steps, result.failures.map { $0.step ?? "-" }, result)
  }

  private static let fails = "assertTrue: ${1 == 2}"

  @Test func `a failure of the first steps leaves out the flow's own, and the last are played`()
    async throws
  {
    let (steps, failures, result) = try await play(
      """
      onFlowStart:
        - launchApp
        - \(Self.fails)
        - back
      onFlowComplete: [tapOn: 数える, stopApp]
      ---
      - tapOn: 読む
      - tapOn: 次へ
      """
    )
    #expect(
      steps == [
        "0 passed launchApp", "0 failed \(Self.fails)", "0 skipped back",
        "0 passed tapOn: 数える", "0 passed stopApp",
      ]
    )
    #expect(failures == [Self.fails])
    #expect(result.stepsPlayed == 4 && !result.isPassed)
  }

  @Test func `a failure of the last steps is the flow's, and leaves out those behind it`()
    async throws
  {
    let (steps, failures, result) = try await play(
      """
      onFlowComplete:
        - tapOn: 数える
        - \(Self.fails)
        - stopApp
      ---
      - launchApp
      """
    )
    #expect(
      steps == [
        "0 passed launchApp", "0 passed tapOn: 数える", "0 failed \(Self.fails)", "0 skipped stopApp",
      ]
    )
    #expect(failures == [Self.fails])
    #expect(result.failures.map(\.position) == [FlowPosition(line: 3, column: 5)])
    #expect(result.stepsPlayed == 3)
  }

  @Test func `the flow's failure comes before that of its last steps`() async throws {
    let (steps, failures, result) = try await play(
      """
      onFlowComplete:
        - assertVisible: {text: 終わり, timeout: 0}
        - stopApp
      ---
      - launchApp
      - \(Self.fails)
      - back
      """
    )
    #expect(failures == [Self.fails, "assertVisible: {text: 終わり, timeout: 0}"])
    #expect(
      result.steps.map(\.outcome) == [.passed, .failed, .skipped, .failed, .skipped]
    )
    #expect(steps[3].hasPrefix("0 failed assertVisible"))
    #expect(result.stepsPlayed == 3)
  }

  @Test func `optional last steps only warn`() async throws {
    let (_, failures, result) = try await play(
      """
      onFlowStart: [launchApp, assertVisible: {text: 無い, timeout: 0, optional: true}]
      onFlowComplete: [tapOn: {text: 無い, timeout: 0, optional: true}, stopApp]
      ---
      - runFlow:
          commands:
            - assertVisible: {text: 無い, timeout: 0, optional: true}
      """
    )
    #expect(failures == [] && result.isPassed)
    #expect(result.warnings == 3)
    #expect(
      result.steps.map(\.outcome) == [.passed, .warned, .passed, .warned, .warned, .passed]
    )
    let message = "Nothing on the screen is “無い”."
    #expect(result.steps.compactMap(\.message) == [message, message, message])
  }

  @Test func `a file that a step runs plays its own first and last steps, and fails the step once`()
    async throws
  {
    let files = [
      "sub.yaml": """
      onFlowStart: [launchApp]
      onFlowComplete: [tapOn: 数える]
      ---
      - \(Self.fails)
      - back
      """
    ]
    let (steps, failures, _) = try await play("- runFlow: sub.yaml\n- back", with: files)
    #expect(
      steps == [
        "0 failed runFlow: sub.yaml", "1 passed launchApp", "1 failed \(Self.fails)",
        "1 skipped back", "1 passed tapOn: 数える", "0 skipped back",
      ]
    )
    #expect(failures == [Self.fails])
    let forgiven = try await play(
      "- runFlow: {file: sub.yaml, optional: true}\n- assertVisible: {text: 回数 1, timeout: 0}",
      with: files
    )
    #expect(forgiven.failures == [] && forgiven.result.warnings == 1)
    let again = try await play(
      "- retry: {file: sub.yaml, maxRetries: 2, optional: true}\n",
      with: files
    )
    #expect(again.failures == [])
    // The step itself, and three tries of three steps that are played and one that is skipped.
    #expect(again.result.stepsPlayed == 10)
    #expect(again.result.steps.count == 13)
  }

  @Test func `a step of several that fails leaves out the rest at each depth`() async throws {
    let (steps, failures, result) = try await play(
      """
      - launchApp
      - runFlow:
          commands:
            - repeat:
                times: 2
                commands:
                  - tapOn: 数える
                  - \(Self.fails)
                  - back
            - stopApp
      - stopApp
      """
    )
    let words = steps.map { $0.split(separator: " ").prefix(2).joined(separator: " ") }
    #expect(
      words == [
        "0 passed", "0 failed", "1 failed", "2 passed", "2 failed", "2 skipped", "1 skipped",
        "0 skipped",
      ]
    )
    #expect(failures == [Self.fails])
    #expect(result.stepsPlayed == 5)
  }

  @Test func `the failure of a step that is tried again is that of the last try`() async throws {
    let result = try await FlowStage.play(
      """
      - launchApp
      - retry:
          maxRetries: 2
          commands:
            - tapOn: 数える
            - assertVisible: {id: count, text: 回数 9, timeout: 10}
      """
    )
    let failure = try #require(result.failures.first)
    #expect(result.failures.count == 1)
    #expect(failure.virtualTime == .milliseconds(30))
    #expect(failure.waited == .milliseconds(10))
    #expect(failure.screen?.contains("回数 3") == true)
    let failed = result.steps.count { $0.outcome == .failed }
    #expect(failed == 4)
  }
}
