import Testing

@testable import FlowEngine
@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

/// Reports of the elements that came nearest during a wait.
@MainActor @Suite struct NearMissesOfWaitTests {
  @Test func `an element seen during the wait and gone at its end is reported with its time`()
    async throws
  {
    let result = try await FlowStage.play(
      "- launchApp\n- advanceTime: 1s\n- tapOn: 読む\n- assertVisible: 読んでいまし\n"
    )
    let failure = try #require(result.failures.first)
    let miss = try #require(failure.nearMisses.first)
    #expect(miss.element == "toast \"読んでいます\" #toast")
    #expect(miss.reason == "it says “読んでいます”, 1 edit away")
    #expect(miss.virtualMilliseconds == 1_000)
    #expect(
      failure.description.contains("1 edit away; it was there at 1 s, and no longer at the end"),
      "\(failure)"
    )
  }

  @Test(arguments: [
    "tapOn: 読んでいまし", "longPressOn: 読んでいまし", "copyTextFrom: 読んでいまし",
    "assertCount: {text: 読んでいまし, count: 1}",
    "extendedWaitUntil: {visible: 読んでいまし, timeout: 3000}", "scrollUntilVisible: {element: 読んでいまし}",
  ])
  func `every step that waits for an element has it`(_ step: String) async throws {
    let result = try await FlowStage.play("- launchApp\n- tapOn: 読む\n- \(step)\n")
    let miss = try #require(result.failures.first?.nearMisses.first)
    #expect(miss.element == "toast \"読んでいます\" #toast" && miss.virtualMilliseconds == 0)
  }

  @Test func `an element at the end has no time, and an earlier wait has no miss`() async throws {
    let result = try await FlowStage.play(
      "- launchApp\n- tapOn: 読む\n- assertVisible: {text: 読んでいまし, optional: true}\n"
        + "- assertVisible: {text: 読んでいまし, timeout: 0}\n"
    )
    let misses = try #require(result.failures.first?.nearMisses)
    #expect(misses.allSatisfy { $0.virtualMilliseconds == nil }, "\(misses)")
    #expect(!misses.contains { $0.element.contains("toast") })
  }

  @Test func `touches come before what only came into sight`() async throws {
    let result = try await FlowStage.play(
      "- launchApp\n- tapOn: {id: go}\n- repeat: {times: 4, commands: [scroll]}\n- assertVisible: {text: 無い, timeout: 0}",
      on: SightApp.self
    )
    let events = try #require(result.failures.first?.nodeEvents)
    #expect(events.count == 10)
    #expect(events.first == "tap on button \"行く\" #go")
    #expect(
      events.dropFirst().allSatisfy {
        $0.hasPrefix("appear") || $0.hasPrefix("disappear") || $0.hasPrefix("scroll")
      }
    )
  }
}
