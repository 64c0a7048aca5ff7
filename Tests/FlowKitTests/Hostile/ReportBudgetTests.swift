import Foundation
import Testing

@testable import FlowEngine
@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

/// The steps and failures that the reports of a long run hold.
@MainActor @Suite struct ReportBudgetTests {
  @Test func `a run holds 400,000 steps, 16 MiB of their texts and 64 MiB of failures`() {
    #expect(StepTextBudget.mostSteps == 400_000)
    #expect(StepTextBudget.most == 16 << 20)
    #expect(FailureTextBudget.most == 64 << 20)
  }

  @Test func `after the most steps of a run a flow has its first and last steps`() async throws {
    var entry = try #require(try await ReportSample().report.flows.first)
    let step = try #require(entry.steps.first)
    entry.steps = Array(repeating: step, count: 1_500)
    var budget = StepTextBudget(mostSteps: 4_000)
    #expect(budget.take(entry).steps.count == 1_500)
    #expect(budget.take(entry).steps.count == 1_500)
    let short = budget.take(entry).steps
    #expect(short.count == 201)
    #expect(short[100].step == "(The reports leave out 1300 steps here.)")
    #expect(short[99] == step && short[101] == step)
    entry.steps = Array(repeating: step, count: 201)
    #expect(budget.take(entry).steps == entry.steps)
  }

  /// Returns the sample's failing flow with one failure.
  private func failing(
    _ change: (inout FlowReportEntry.Failure) -> Void
  ) async throws -> FlowReportEntry {
    let report = try await ReportSample().report
    var entry = try #require(report.flows.first { !$0.failures.isEmpty })
    entry.failures = [entry.failures[0]]
    change(&entry.failures[0])
    return entry
  }

  @Test func `after the most bytes of screens a failure has its first words`() async throws {
    let entry = try await failing { failure in
      failure.screen = String(repeating: "x", count: 25_000)
      failure.events = ["tap"]
    }
    var budget = FailureTextBudget(most: 64_000)
    #expect(budget.take(entry) == entry)
    #expect(budget.take(entry) == entry)
    let short = try #require(budget.take(entry).failures.first)
    #expect(short.screen == String(repeating: "x", count: FailureTextBudget.words))
    #expect(short.events.isEmpty)
    #expect(short.message == entry.failures[0].message.clipped(to: FailureTextBudget.words))
  }

  @Test func `the marks of a failure count as a page escapes them`() async throws {
    // Each becomes six bytes.
    let entry = try await failing { $0.screen = String(repeating: "<", count: 8_000) }
    var budget = FailureTextBudget(most: 64_000)
    #expect(budget.take(entry) == entry)
    let short = try #require(budget.take(entry).failures.first)
    #expect(short.screen == String(repeating: "<", count: 4 * FailureTextBudget.words / 6))
  }

  @Test func `only the first 20 failures of a flow quote the screen`() async throws {
    let harness = try HarnessScratch()
    for number in 0..<30 {
      let next = number == 29 ? "- assertTrue: ${false}" : "- runFlow: c\(number + 1).yaml"
      _ = try harness.write(
        "appId: a\nonFlowComplete:\n  - assertTrue: ${false}\n---\n\(next)\n",
        to: "c\(number).yaml"
      )
    }
    let flow = try harness.write("- launchApp\n- runFlow: c0.yaml\n", to: "chain.yaml")
    let file = harness.folder.appending(path: "r.json").path
    #expect(await harness.run(flow, "--json", file) == .failed)
    let report = try JSONDecoder().decode(FlowReport.self, from: Data(harness.read("r.json").utf8))
    let failures = try #require(report.flows.first).failures
    #expect(failures.count == 31)
    #expect(failures.count { $0.screen != nil } == 21)
  }

  @Test func `the line breaks of a failure count with their indentation`() async throws {
    // Each becomes nine bytes.
    let entry = try await failing { $0.step = String(repeating: "\n", count: 4_000) }
    var budget = FailureTextBudget(most: 64_000)
    #expect(budget.take(entry) == entry)
    let short = try #require(budget.take(entry).failures.first)
    #expect(short.step == String(repeating: "\n", count: 4 * FailureTextBudget.words / 9))
  }

  @Test func `near elements count as texts of a failure`() async throws {
    let long = String(repeating: "x", count: 40_000)
    let entry = try await failing {
      $0.nearest = [
        FlowNearMiss(element: long, frame: "", distance: 1, reason: "it is elsewhere")
      ]
    }
    var budget = FailureTextBudget(most: 64_000)
    #expect(budget.take(entry) == entry)
    #expect(budget.take(entry).failures.first?.nearest == [])
  }

  @Test func `a long path of each step counts, and only its end stays when the budget is spent`()
    async throws
  {
    var entry = try #require(try await ReportSample().report.flows.first)
    var step = try #require(entry.steps.first)
    step.file = String(repeating: "d/", count: 500) + "s.yaml"
    entry.steps = Array(repeating: step, count: 200)
    var budget = StepTextBudget(most: 160_000)
    let steps = budget.take(entry).steps
    #expect(steps.count == 200)
    #expect(steps.allSatisfy { $0.file.utf8.count <= 103 && $0.file.hasSuffix("/s.yaml") })
  }

  @Test func `the line breaks of a warning count with their indentation`() async throws {
    var entry = try #require(try await ReportSample().report.flows.first)
    var step = try #require(entry.steps.first)
    (step.outcome, step.depth) = (.warned, 10_000)
    // Each becomes 25 bytes.
    step.message = String(repeating: "\n", count: 4_000)
    entry.steps = [step]
    var budget = StepTextBudget(most: 160_000)
    #expect(budget.take(entry) == entry)
    let short = try #require(budget.take(entry).steps.first)
    #expect(short.message == String(repeating: "\\n", count: StepTextBudget.free / 3))
  }

  @Test func `the beginning of a text has only so many bytes as it is written`() {
    for (text, count) in [("a", 100), ("<", 16), ("\u{E0001}", 8), ("数", 33), ("\n", 50)] {
      let long = String(repeating: text, count: 200)
      #expect(WrittenSize.beginning(of: long, most: 100) == String(repeating: text, count: count))
    }
    #expect(WrittenSize.beginning(of: "", most: 100) == "")
  }

  @Test func `a text counts its line breaks and controls as they are written`() {
    #expect(WrittenSize.bytes(of: "数a", margin: 8) == 4)
    #expect(WrittenSize.bytes(of: "a\nb\r\n", margin: 8) == 29)
    #expect(WrittenSize.bytes(of: "\u{7F}\t\u{1B}", margin: 8) == 18)
    #expect(WrittenSize.bytes(of: "\u{85}\u{2028}\u{2029}あ", margin: 8) == 35)
    #expect(WrittenSize.bytes(of: "\u{AD}\u{200B}\u{E0001}") == 24)
    #expect(WrittenSize.bytes(of: "<a> & \"\\\"", margin: 8) == 27)
    #expect(WrittenSize.bytes(of: "\n\n\n\n", margin: 8, most: 10) > 10)
  }
}
