import Observation2
import ScenesHeadless
import Testing

@testable import FlowEngine
@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

@MainActor
@Suite struct FlowTimeTests {
  /// Returns the milliseconds by which each step advanced time.
  private func moves(_ steps: String) async throws -> [Double] {
    let result = try await FlowStage.play("- launchApp\n" + steps)
    return result.steps.dropFirst().map { FlowSeconds.milliseconds($0.virtualTime) }
  }

  @Test(arguments: [
    ("- assertVisible: こんにちは", [0]),
    ("- tapOn: 読む\n- assertVisible: 読んでいます", [0, 0]),
    ("- tapOn: 読む\n- assertVisible: 読めました", [0, 300]),
    ("- tapOn: 読む\n- assertNotVisible: 読んでいます", [0, 300]),
    ("- tapOn: 読む\n- tapOn: 読む", [0, 300]),
    ("- assertVisible: さようなら", [17_000]),
    ("- assertNotVisible: こんにちは", [17_000]),
    ("- assertVisible: {text: さようなら, timeout: 0}", [0]),
    ("- assertVisible: {text: さようなら, optional: true}", [7000]),
    ("- runFlow: {when: {visible: さようなら}, commands: [back]}", [7000]),
    ("- runFlow: {when: {true: false}, commands: [back]}", [0]),
    ("- extendedWaitUntil: {visible: さようなら, timeout: 60000}", [60_000]),
    ("- assertEvent: {name: nothing, timeout: 200}", [200]),
    ("- assertValue: {path: count, equals: 1, timeout: 200}", [200]),
    ("- advanceTime: 2min", [120_000]),
    ("- tapOn: {id: count-button, repeat: 3, delay: 50}", [100]),
    ("- doubleTapOn: 数える", [100]),
    ("- tapOn: {text: さようなら, timeout: 200}", [200]),
    ("- assertAlways: {notVisible: さようなら, for: 5s}", [5000]),
  ])
  func `time moves only as far as it must`(_ steps: String, _ expected: [Double]) async throws {
    let moves = try await moves(steps)
    #expect(moves == expected)
  }

  @Test(arguments: [
    (
      "- advanceTime: ${250 + 250}", "“${250 + 250}” is “500”, but a time with its unit",
      "Write 500ms for milliseconds, or 500s for seconds."
    ),
    (
      "- assertAlways: {visible: 読む, for: '${5}'}", "“${5}” is “5”, but a time with its unit",
      "Write 5ms for milliseconds, or 5s for seconds."
    ),
    (
      "- tapOn: {text: 読む, timeout: '${\"5s\"}'}",
      "“${\"5s\"}” is “5s”, but milliseconds as a number without a unit", "is expected."
    ),
    (
      "- tapOn: {text: 読む, timeout: '${10 * 999999999999}'}",
      "“${10 * 999999999999}” is “9999999999990”, but",
      "The longest time is 1000000000000 ms, or 1000000000s."
    ),
  ])
  func `a computed time is written as its command has it, or else what to do is said`(
    step: String,
    start: String,
    end: String
  ) async throws {
    let result = try await FlowStage.play("- launchApp\n" + step)
    let message = try #require(result.failures.map(\.message).first)
    #expect(message.hasPrefix(start) && message.hasSuffix(end), "\(message)")
  }

  @Test func `a condition that must always hold is asked at every event`() async throws {
    let result = try await FlowStage.play(
      """
      - launchApp: {arguments: {scene: second}}
      - assertAlways: {notVisible: 2秒, for: 3s}
      """
    )
    #expect(result.failures.map(\.message) == ["text \"2秒\" can be seen at (0, 22, 25.5 × 22)."])
    #expect(result.failures.first?.virtualTime == .seconds(2))
  }

  @Test func `a flow starts on 2026-04-01 at nine in Japan`() async throws {
    let player = try FlowStage.player("- launchApp")
    let run = FlowRun(player.flows[0], for: player)
    #expect(run.time.timeSince1970 == .seconds(1_775_001_600))
  }

  @Test func `two runs give the same`() async throws {
    let text = "- launchApp\n- doubleTapOn: 数える\n- tapOn: 読む\n- assertVisible: 読めました"
    let first = try await FlowStage.play(text)
    let second = try await FlowStage.play(text)
    #expect(first.steps.map(\.virtualTime) == second.steps.map(\.virtualTime))
    #expect(first.isPassed)
  }
}
