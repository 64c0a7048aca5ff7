import ScenesHeadless
import Testing

@testable import FlowEngine
@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

@MainActor
@Suite struct FlowBudgetTests {
  private nonisolated static let steps = "The flow takes more than 100,000 steps."
  private nonisolated static let touches = "The flow touches the app more than 50,000 times."
  private nonisolated static let time = "The flow takes more than 365 days of virtual time."
  private static let value = "This value is more than 1 MiB, or nested more than 64 levels deep."
  private nonisolated static let matching =
    "Looking for elements takes too long in this flow. Write simpler expressions, or fewer steps."

  /// Steps after `launchApp`, the bound that they exceed, and the line of the error.
  private nonisolated static let flows: [(String, String, Int)] = [
    (
      "- repeat: {times: 1000000000000, commands: [runFlow: {commands: [{back: {optional: true}}, {back: {optional: true}}, {back: {optional: true}}]}]}",
      touches, 2
    ),
    (
      "- repeat:\n    times: 1000000000000\n    commands: [{assertTrue: {condition: false, optional: true}}]",
      steps, 2
    ),
    (
      "- repeat: {times: 9999999999, commands: [{runFlow: {optional: true, commands: [assertTrue: false, back]}}]}",
      steps, 2
    ),
    ("- tapOn: {id: count-button, repeat: 1000000000000, delay: 0}", touches, 2),
    ("- tapOn: {id: count-button, repeat: 1000000000000, delay: 0, optional: true}", touches, 2),
    ("- tapOn: {id: count-button, repeat: 9, delay: 1000000000000}", time, 2),
    ("- tapOn: {text: nowhere, timeout: 1000000000000, optional: true}", time, 2),
    ("- advanceTime: 16666666min\n- back", time, 2),
    (
      "- repeat: {times: 1000000000, commands: [{advanceTime: {value: 500000min, optional: true}}]}",
      time, 2
    ),
    ("- assertAlways: {visible: こんにちは, for: 16666666min}", time, 2),
    (
      "- repeat: {times: 200, commands: [{tapOn: {text: '(x+x+)+y|行.*', optional: true, timeout: 0}},\n   {assertVisible: {text: '(\\S+\\S+)+z', optional: true, timeout: 0}}]}",
      steps, 0
    ),
    (
      "- repeat: {times: 2000, commands: [setNetwork: {failNext: timeout, match: nothing}]}",
      touches, 2
    ),
    (
      "- repeat: {while: {visible: こんにちは}, times: 1000000000, commands: [advanceTime: 1ms]}",
      matching, 0
    ),
  ]

  @Test(arguments: flows.indices)
  func `nothing escapes the budget of a flow`(_ index: Int) async throws {
    let (steps, bound, line) = Self.flows[index]
    // A twentieth of it: what ends a flow is the same, and comes twenty times as soon.
    let result = try await FlowStage.play(
      "- launchApp\n" + steps,
      budget: FlowBudget(divisor: 20)
    )
    if line > 0 {
      #expect(result.failures.map(\.message) == [bound])
      #expect(result.failures.map(\.position.line) == [line])
    }
    #expect(result.failures.map(\.file) == ["flow.yaml"] || line == 0)
  }

  @Test func `the work of regular expressions is bounded in sum`() async throws {
    let text = (0..<9).map {
      "- assertVisible: {text: '(.*.*.*)*\\d{\($0 + 3)}x', optional: true, timeout: 0}"
    }
    let app = TinyApp.self
    let result = try await FlowStage.play(
      "- launchApp\n- backend: {event: rename, title: \(String(repeating: "あ", count: 60))}\n"
        + text.joined(separator: "\n"),
      on: app
    )
    #expect(result.failures.map(\.message) == [Self.matching])
  }

  /// Returns names whose values contain the one before, as `make` says.
  private func names(_ letter: String, _ count: Int, _ make: (String) -> String) -> String {
    (1...count).map { "  \(letter)\($0): \"${\(make("\(letter)\($0 - 1)"))}\"\n" }.joined()
  }

  @Test(arguments: [("${A40 + ''}", 40), ("${A40 == B40}", 40), ("${A17 == B17}", 17)])
  func `shared values count as often as they are printed`(_ use: String, _ count: Int) async throws
  {
    let text =
      "env:\n  A0: x\n" + names("A", count) { "[\($0),\($0)]" } + "  B0: x\n"
      + names("B", count) { "[\($0),\($0)]" }
      + "---\n- assertTrue: {condition: \"\(use)\", optional: true}\n"
    let result = try await FlowStage.play(text)
    #expect(result.failures.map(\.message).first?.contains("more than 1 MiB") == true)
    #expect(result.failures.map(\.position.line).allSatisfy { (15...20).contains($0) })
  }

  @Test func `deep values are refused before they are as deep as a stack`() async throws {
    let text = "env:\n  A0: x\n" + names("A", 20_000) { "[\($0)]" } + "---\n- launchApp\n"
    let result = try await FlowStage.play(text)
    #expect(result.failures.map(\.message) == [Self.value])
    #expect(result.failures.map(\.position) == [FlowPosition(line: 67, column: 11)])
  }

  @Test func `a value of many texts is bounded as one text is`() async throws {
    let long = String(repeating: "x", count: 30_000)
    let list = Array(repeating: "A", count: 40).joined(separator: ",")
    let result = try await FlowStage.play(
      "env: {A: \(long)}\n---\n- assertTrue: {condition: \"${[\(list)]}\", optional: true}\n"
    )
    #expect(result.failures.map(\.message) == [Self.value])
    #expect(result.failures.map(\.position) == [FlowPosition(line: 3, column: 30)])
  }

  @Test func `texts are bounded in sum, whatever catches the failure`() async throws {
    let long = String(repeating: "x", count: 500_000)
    let result = try await FlowStage.play(
      """
      env: {A: \(long)}
      ---
      - repeat:
          times: 1000000
          commands: [{runFlow: {optional: true, commands: [{assertTrue: "${!(A + 'x')}"}]}}]
      """
    )
    #expect(
      result.failures.map(\.message) == ["The flow makes more than 32 MiB of values and texts."]
    )
    #expect(result.failures.map(\.position.line) == [5])
  }

  @Test func `evaluation is bounded in sum`() async throws {
    let sum = Array(repeating: "[1,2,3,4,5,6,7,8,9]", count: 500).joined(separator: ",")
    let result = try await FlowStage.play(
      "- repeat: {times: 1000000, commands: [{assertTrue: {condition: \"${{a: 1, b: [\(sum)]}.a}\"}}]}"
    )
    #expect(result.failures.count == 1)
    #expect(result.stepsPlayed < 10_000)
  }

  @Test func `the completion is not run after a bound is exceeded`() async throws {
    let result = try await FlowStage.play(
      "onFlowComplete: [back]\n---\n- launchApp\n- advanceTime: 16666666min\n- back"
    )
    #expect(result.failures.map(\.message) == [Self.time])
    #expect(result.steps.map(\.outcome) == [.passed, .failed, .skipped])
  }

  @Test func `a time far in the future is reported like any other`() async throws {
    let result = try await FlowStage.play(
      "- launchApp\n- setNetwork: {latency: 1000000000000}\n- tapOn: 読む\n- advanceTime: 500000min"
    )
    #expect(result.isPassed)
    #expect(FlowSeconds.text(.seconds(Int64.max)) == "9000000000000 s")
  }

  @Test func `checks before a run list a hundred errors of a file at most`() throws {
    let steps = String(repeating: "- backend: nothing\n", count: 1000)
    let traits = Array(repeating: "a", count: 10_000).joined(separator: " ")
    for text in [steps, "- tapOn: {traits: \(traits)}"] {
      let errors = try FlowStage.player(text).errors
      #expect(errors.count == 101)
      #expect(errors.last?.message == "More than 100 errors; the flows are not checked further.")
    }
  }
}
