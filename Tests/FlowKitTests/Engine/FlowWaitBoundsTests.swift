import Testing

@testable import FlowEngine
@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

/// The last moment of each wait, and the first one after it.
@MainActor @Suite struct FlowWaitBoundsTests {
  private struct Played: Equatable {
    var outcome: StepResult.Outcome
    var milliseconds: Double
  }

  /// Plays a step before which an event of the back end is planned, and returns that step.
  private func played(_ step: String, _ event: String, after: Int) async throws -> Played {
    let result = try await FlowStage.play(
      "- launchApp\n- backend: {event: \(event), after: \(after)ms}\n- \(step)"
    )
    let step = result.steps[2]
    return Played(
      outcome: step.outcome,
      milliseconds: FlowSeconds.milliseconds(step.virtualTime)
    )
  }

  @Test(
    arguments: [
      ("assertVisible: やあ", 17_000, .failed),
      ("assertVisible: {text: やあ, timeout: 300}", 300, .failed),
      ("assertVisible: {text: やあ, optional: true}", 7000, .warned),
      ("assertVisible: {text: やあ, optional: true, timeout: 9000}", 9000, .warned),
      ("assertNotVisible: こんにちは", 17_000, .failed),
      ("assertNotVisible: {text: こんにちは, timeout: 300}", 300, .failed),
      ("tapOn: {text: やあ, timeout: 300}", 300, .failed),
      ("tapOn: やあ", 17_000, .failed),
      ("copyTextFrom: {text: やあ}", 17_000, .failed),
      ("extendedWaitUntil: {visible: やあ}", 17_000, .failed),
      ("extendedWaitUntil: {visible: やあ, timeout: 300}", 300, .failed),
      ("extendedWaitUntil: {notVisible: こんにちは, timeout: 300}", 300, .failed),
      ("extendedWaitUntil: {visible: やあ, notVisible: こんにちは, timeout: 300}", 300, .failed),
      ("assertCount: {text: やあ, count: 1, timeout: 300}", 300, .failed),
      ("assertCount: {text: こんにちは, count: 0}", 17_000, .failed),
      ("assertValue: {path: title, equals: やあ, timeout: 300}", 300, .failed),
      ("assertValue: {path: title, equals: やあ}", 17_000, .failed),
      ("runFlow: {when: {visible: やあ}, commands: []}", 7000, .skipped),
      ("runFlow: {when: {notVisible: こんにちは}, commands: []}", 7000, .skipped),
      ("repeat: {times: 1, while: {visible: やあ}, commands: []}", 7000, .skipped),
    ] as [(String, Int, StepResult.Outcome)]
  )
  func `an event at the last moment of a wait counts, and one a millisecond later does not`(
    _ step: String,
    _ limit: Int,
    _ missed: StepResult.Outcome
  ) async throws {
    let event = "rename, title: やあ"
    let last = Played(outcome: .passed, milliseconds: Double(limit))
    let late = Played(outcome: missed, milliseconds: Double(limit))
    #expect(try await played(step, event, after: limit) == last)
    #expect(try await played(step, event, after: limit + 1) == late)
  }

  @Test func `a wait for the back end or for an event is as long`() async throws {
    for (step, limit) in [
      ("assertBackend: {ticks: 1, timeout: 300}", 300), ("assertBackend: {ticks: 1}", 17_000),
    ] {
      let last = Played(outcome: .passed, milliseconds: Double(limit))
      let late = Played(outcome: .failed, milliseconds: Double(limit))
      #expect(try await played(step, "tick", after: limit) == last)
      #expect(try await played(step, "tick", after: limit + 1) == late)
    }
  }

  @Test(arguments: ["visible: こんにちは", "notVisible: やあ"])
  func `a condition that must always hold is broken at the last moment, and not after it`(
    _ condition: String
  ) async throws {
    let step = "assertAlways: {\(condition), for: 5s}"
    let event = "rename, title: やあ"
    let broken = Played(outcome: .failed, milliseconds: 5000)
    let whole = Played(outcome: .passed, milliseconds: 5000)
    #expect(try await played(step, event, after: 5000) == broken)
    #expect(try await played(step, event, after: 5001) == whole)
    #expect(
      try await played(step, event, after: 1200) == Played(outcome: .failed, milliseconds: 1200)
    )
  }

  @Test func `only the optional step itself waits for a shorter time, and not those inside it`()
    async throws
  {
    let result = try await FlowStage.play(
      """
      - launchApp
      - runFlow: {optional: true, commands: [assertVisible: さようなら]}
      - runFlow: {commands: [assertVisible: {text: さようなら, optional: true}]}
      - tapOn: {text: さようなら, optional: true}
      """
    )
    #expect(result.failures == [])
    #expect(
      result.steps.map { FlowSeconds.milliseconds($0.virtualTime) }
        == [0, 17_000, 17_000, 7000, 7000, 7000]
    )
    #expect(
      result.steps.map(\.outcome) == [.passed, .warned, .failed, .passed, .warned, .warned]
    )
    #expect(result.virtualTime == .seconds(31))
  }

  // MARK: - Loops

  @Test(
    arguments: [
      ("times: 0", 0), ("times: 1", 1), ("times: 3", 3), ("times: '${-1}'", 0),
      ("times: 2.0", 2), ("times: 5, while: {notVisible: 回数 3}", 3),
      ("times: 2, while: {notVisible: 回数 3}", 2), ("while: {notVisible: 回数 4}", 4),
      ("while: {notVisible: 回数 0}", 0), ("times: 0, while: {visible: 回数 0}", 0),
      ("while: {visible: 回数 0}", 1), ("times: 9, while: {true: '${false}'}", 0),
      ("times: 4, while: {platform: iOS}", 4), ("times: 4, while: {platform: Android}", 0),
      ("times: 4, while: {platform: iOS, visible: 回数 0}", 1),
      ("times: 4, while: {true: '${true}', visible: '回数 [01]', notVisible: 回数 9}", 2),
    ] as [(String, Int)]
  )
  func `a loop goes round as often as its number and its condition allow`(
    _ keys: String,
    _ rounds: Int
  ) async throws {
    let result = try await FlowStage.play(
      "- launchApp\n- repeat: {\(keys), commands: [tapOn: 数える]}\n- assertVisible: 回数 \(rounds)"
    )
    #expect(result.failures.map(\.message) == [])
    #expect(result.steps[1].outcome == (rounds == 0 ? .skipped : .passed))
    #expect(result.stepsPlayed == 3 + rounds)
  }

  @Test(arguments: [(10_000, true), (10_001, false)])
  func `a loop without a number goes round 10,000 times at most`(
    _ rounds: Int,
    _ passes: Bool
  ) async throws {
    let result = try await FlowStage.play(
      """
      - evalScript: ${output.n = 0}
      - repeat:
          while: {true: "${output.n < \(rounds)}"}
          commands: [evalScript: "${output.n = output.n + 1}"]
      """
    )
    #expect(result.isPassed == passes)
    #expect(result.stepsPlayed == 2 + 10_000)
  }

  @Test(
    arguments: [
      ("", 2), ("maxRetries: 0, ", 1), ("maxRetries: 1, ", 2), ("maxRetries: 2, ", 3),
      ("maxRetries: 3, ", 4), ("maxRetries: '${4}', ", 4), ("maxRetries: '${-2}', ", 1),
    ] as [(String, Int)]
  )
  func `a step is tried once more than it is retried, three times more at most`(
    _ keys: String,
    _ tries: Int
  ) async throws {
    for (wanted, outcome) in [(tries, StepResult.Outcome.passed), (tries + 1, .warned)] {
      let check = "assertVisible: {text: 回数 \(wanted), timeout: 0}"
      let result = try await FlowStage.play(
        "- launchApp\n- retry: {\(keys)optional: true, commands: [tapOn: 数える, \(check)]}\n"
          + "- assertVisible: {text: 回数 \(tries), timeout: 0}"
      )
      #expect(result.failures.map(\.message) == [])
      #expect(result.steps[1].outcome == outcome)
      #expect(result.stepsPlayed == 3 + 2 * tries)
    }
  }
}
