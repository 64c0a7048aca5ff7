import Foundation
import ScenesHeadless
import Testing

@testable import FlowEngine
@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

@MainActor
@Suite struct FlowReportTests {
  private func failing() async throws -> FlowResult {
    try await FlowStage.play(
      """
      name: 挨拶する
      ---
      - launchApp
      - tapOn: 読む
      - tapOn: 数える
      -   assertVisible:
            text: こんばんは
            below: 数える
            timeout: 300
      - back
      """
    )
  }

  @Test func `a failure names all that helps to see why`() async throws {
    let failure = try #require(try await failing().failures.first)
    let text = failure.description
    let lines = text.split(separator: "\n").map(String.init)
    #expect(
      lines.first == "flow.yaml:6:5: Nothing on the screen is “こんばんは”, below: {“数える”}."
    )
    #expect(text.contains("  step: assertVisible:\n"))
    #expect(
      text.contains("  looked for: “こんばんは”, below: {“数える”} for 0.3 s of virtual time")
    )
    #expect(text.contains("  at: 0.3 s of virtual time"))
    #expect(
      text.contains(
        "    text \"こんにちは\" #title (0, 0, 85 × 22): it says “こんにちは”, 2 edits away; "
          + "it is not below “数える”"
      )
    )
    #expect(text.contains("  screen:\n    layers (0, 0, 390 × 844)\n      column"))
    #expect(text.contains("    tinyViewDidTapLoad\n    tinyViewDidTapCount {count: 1}"))
    #expect(text.contains("  last requests:\n    tiny.load at 0 s"))
  }

  @Test func `near misses say why what matches does not count`() async throws {
    let result = try await FlowStage.play(
      "- launchApp\n- assertVisible: {id: load-button, enabled: false, timeout: 0}"
    )
    #expect(
      result.failures.first?.nearMisses.first
        == FlowNearMiss(
          element: "button \"読む\" #load-button",
          frame: "(83, 66, 66 × 44)",
          distance: 0,
          reason: "it is enabled"
        )
    )
  }

  @Test func `a disabled match is the only near miss`() async throws {
    let result = try await FlowStage.play(
      "- launchApp\n- tapOn: 読む\n- tapOn: {text: 読む, timeout: 0}"
    )
    let misses = try #require(result.failures.first?.nearMisses)
    #expect(misses.map(\.element) == ["button \"読む\" #load-button"])
    #expect(misses.map(\.reason) == ["it was found, but is disabled"])
  }

  @Test func `an element with the identifier is reported with its own text`() async throws {
    let result = try await FlowStage.play(
      "- launchApp\n- assertVisible: {id: load-button, text: \"99\", timeout: 0}"
    )
    let miss = try #require(result.failures.first?.nearMisses.first)
    #expect(miss.element == "button \"読む\" #load-button")
    #expect(miss.reason == "it says “読む”")
  }

  @Test(
    arguments: [
      ("こん", "こん.*"), ("にちは", ".*にちは"), ("んにち", ".*んにち.*"),
    ]
  )
  func `a partial text is reported with a pattern for the whole text`(
    part: String,
    pattern: String
  )
    async throws
  {
    let steps = "- launchApp\n- assertVisible: {text: \(part), timeout: 0}"
    let reasons = try await FlowStage.play(steps).failures.flatMap { $0.nearMisses.map(\.reason) }
    #expect(reasons.contains { $0.hasSuffix("the whole text has to match: write “\(pattern)”") })
    let whole = "- launchApp\n- assertVisible: {text: \(pattern), timeout: 0}"
    #expect(try await FlowStage.play(whole).failures == [])
  }

  @Test(arguments: ["[読", "*", "a{2,1}"])
  func `the message says that a pattern is no regular expression`(pattern: String) async throws {
    let result = try await FlowStage.play(
      "- launchApp\n- assertVisible: {text: \"\(pattern)\", timeout: 0}"
    )
    #expect(
      result.failures.first?.message
        == "Nothing on the screen is “\(pattern)”. “\(pattern)” is no regular expression, so that only the same "
        + "text matches."
    )
  }

  @Test func `a text inside an identified element is hinted at with childOf`() async throws {
    let result = try await FlowStage.play(
      "- launchApp\n- assertVisible: {id: row-にんじん, text: にんじん, timeout: 0}"
    )
    #expect(
      result.failures.first?.nearMisses.first?.reason
        == "its id is that, but the text is in an element inside it: write "
        + "{text: にんじん, childOf: {id: row-にんじん}}"
    )
  }

  @Test func `a person reads each step, and the sums last`() async throws {
    var result = try await failing()
    for index in result.steps.indices { result.steps[index].realTime = .microseconds(1250) }
    result.realTime = .milliseconds(5)
    let entry = FlowReportEntry(result, round: 1)
    let lines = FlowPrinter().output(of: entry).rendered().split(separator: "\n").map(String.init)
    #expect(
      lines.prefix(7) == [
        "挨拶する  flow.yaml",
        "  ✓ launchApp  1.25 ms  0 s",
        "  ✓ tapOn: 読む  1.25 ms  0 s",
        "  ✓ tapOn: 数える  1.25 ms  0 s",
        "  ✗ assertVisible: text: こんばんは, below: 数える, timeout: 300  1.25 ms  0.3 s",
        "  – back",
        "  FAILED: 4 steps, 5 ms real, 0.3 s virtual",
      ]
    )
    var totals = FlowTotals()
    totals.add(entry)
    #expect(
      FlowPrinter().output(of: FlowReport.Totals(totals)).rendered() == """
        1 flow: 0 passed, 1 failed
        4 steps played, 5 ms real, 0.3 s virtual
        alive after them: 0 scenes, 0 subscriptions, 0 timers, 0 tasks
        """
    )
  }

  @Test func `a machine reads the same`() async throws {
    let result = try await failing()
    var report = FlowReport(seed: 7, rounds: 1)
    report.add(result, round: 1)
    let data = try report.encoded()
    let read = try JSONDecoder().decode(FlowReport.self, from: data)
    #expect(read == report)
    #expect(read.flows.first?.failures.first?.line == 6)
    #expect(read.flows.first?.failures.first?.waitedMilliseconds == 300)
    let text = String(decoding: data, as: UTF8.self)
    #expect(text.hasPrefix("{\n  \"flows\" : ["))
  }
}
