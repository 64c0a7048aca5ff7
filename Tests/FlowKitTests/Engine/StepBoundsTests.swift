import ScenesHeadless
import Testing

@testable import FlowEngine
@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

/// The bounds of counts, repetitions and reports of single steps.
@MainActor @Suite struct StepBoundsTests {
  @Test func `an element that stays during a wait is one near miss, without a time`() async throws {
    let result = try await FlowStage.play(
      "- launchApp\n- backend: {event: tick, after: 100ms}\n- assertVisible: {text: こんにちわ, timeout: 300}"
    )
    let misses = try #require(result.failures.first?.nearMisses)
    let titles = misses.filter { $0.element == "text \"こんにちは\" #title" }
    #expect(titles.count == 1 && titles.first?.virtualMilliseconds == nil)
    #expect(Set(misses.map(\.element)).count == misses.count)
  }

  @Test(arguments: [1, 9, 10, 11, 14])
  func `a report has the last ten events, the oldest first`(_ count: Int) async throws {
    let result = try await FlowStage.play(
      "- launchApp\n- tapOn: {text: 数える, repeat: \(count)}\n- assertVisible: {text: 無い, timeout: 0}"
    )
    let failure = try #require(result.failures.first)
    let numbers = (max(1, count - 9)...count).map { "tinyViewDidTapCount {count: \($0)}" }
    #expect(failure.events == numbers)
    #expect(failure.nodeEvents.filter { $0.hasPrefix("tap on") }.count == min(10, count))
  }

  @Test func `an event counts only if it carries every value`() async throws {
    let event = "name: tinyViewDidTapCount"
    let complaints = try await FlowStage.complaints(
      """
      - launchApp
      - tapOn: {text: 数える, repeat: 2}
      - assertEvent: {\(event), values: {count: 1, more: x}, count: 0}
      - assertEvent: {\(event), values: {count: 3}, count: 0}
      - assertEvent: {\(event), values: {count: 2}, count: 1}
      - assertEvent: {\(event), count: 2}
      """
    )
    #expect(complaints == [])
  }

  @Test func `only visible elements count`() async throws {
    let complaints = try await FlowStage.complaints(
      """
      - launchApp
      - assertCount: {text: 行 40, count: 0, timeout: 0}
      - assertCount: {text: 増やす, count: 2, timeout: 0}
      - launchApp: {arguments: {scene: second}}
      - assertCount: {text: 隠れた, count: 0, timeout: 0}
      - assertCount: {text: 隠れた, count: 1, timeout: 0, optional: true, label: hidden}
      - assertCount: {text: 二つ目, count: 1, timeout: 0}
      """
    )
    #expect(complaints == [])
  }

  @Test func `a tap is made again only if the screen has not changed`() async throws {
    let complaints = try await FlowStage.complaints(
      """
      - launchApp
      - tapOn: {text: 数える, retryTapIfNoChange: true}
      - assertVisible: {text: 回数 1, timeout: 0}
      - tapOn: {text: こんにちは, retryTapIfNoChange: true}
      - assertEvent: {name: tinyViewDidTapCount, count: 1}
      """
    )
    #expect(complaints == [])
  }

  @Test(arguments: [(72, 72), (73, 72), (71, 71), (200, 72)])
  func `a step's summary has up to 72 letters`(_ length: Int, _ shown: Int) async throws {
    let word = String(repeating: "a", count: length - "evalScript: ".count)
    let result = try await FlowStage.play("- evalScript: \(word)")
    #expect(result.steps.first?.summary.count == shown)
    #expect(result.steps.first?.summary.hasSuffix("…") == (length > 72))
  }
}
