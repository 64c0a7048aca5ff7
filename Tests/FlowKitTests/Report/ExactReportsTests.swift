import Foundation
import Testing

@testable import FlowEngine
@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

/// The whole text of each format for a run in which several things go wrong.
@MainActor @Suite struct ExactReportsTests {
  private func text(_ format: String, isQuiet: Bool = false) throws -> String {
    try RichReport.text(format, of: RichReport.report(), isQuiet: isQuiet)
  }

  @Test func `a report for programs is read as it was written`() throws {
    let report = try RichReport.report()
    let text = try RichReport.text("json", of: report, keepsRealTimes: true)
    #expect(text == RichReport.json + "\n")
    let lines = RichReport.json.split(separator: "\n").filter { !$0.contains("realMilliseconds") }
    #expect(try self.text("json").split(separator: "\n") == lines)
  }

  @Test func `the sums of a run add those of its flows`() throws {
    let report = try RichReport.report()
    var totals = FlowTotals()
    for entry in report.flows { totals.add(entry) }
    #expect(FlowReport.Totals(totals) == report.totals)
  }

  @Test func `a person reads each step, each failure and the sums`() throws {
    #expect(try text("pretty") == ExactReports.pretty + "\n")
    #expect(try text("pretty", isQuiet: true) == ExactReports.quiet + "\n")
  }

  @Test func `a report without real times has only the virtual ones`() throws {
    let report = try RichReport.report().withoutRealTimes
    let text = try RichReport.text("pretty", of: report)
    let expected = ExactReports.pretty.replacing(/[0-9.]+ ms(  | real, )/, with: "")
    #expect(text == expected + "\n")
    let times = try RichReport.text("junit", of: report).matches(of: /\ time="([0-9.]+)"/)
    #expect(
      times.map { String($0.1) } == [
        "17.551", "0.251", "0.250", "0.001", "17.300", "17.300", "0.000", "0.000", "0.000",
      ]
    )
  }

  @Test func `a terminal shows outcomes in colours`() throws {
    let text = try RichReport.text("pretty", of: RichReport.report(), showsColors: true)
    var expected = ExactReports.pretty
    for (words, color) in [
      ("✓", 32), ("✗", 31), ("!", 33), ("–", 2), ("passed", 32), ("FAILED", 31),
    ] {
      expected = expected.split(separator: "\n", omittingEmptySubsequences: false).map { line in
        let words = words == "passed" || words == "FAILED" ? "\(words):" : "\(words) "
        let start = line.prefix { $0 == " " }
        guard !start.isEmpty, line.dropFirst(start.count).hasPrefix(words) else {
          return String(line)
        }
        let rest = line.dropFirst(start.count + words.count - 1)
        return "\(start)\u{1B}[\(color)m\(words.dropLast())\u{1B}[0m\(rest)"
      }
      .joined(separator: "\n")
    }
    #expect(text == expected + "\n")
  }

  @Test func `a CI server reads each file as a suite with each play as a case`() throws {
    #expect(try text("junit") == ExactReports.junit + "\n")
  }

  @Test func `a consumer of TAP reads each play as a point with its steps`() throws {
    #expect(try text("tap") == ExactReports.tap + "\n")
  }

  @Test func `each flow is a line for programs that read during the run`() throws {
    #expect(try text("jsonl") == ExactReports.jsonLines + "\n")
    let real = try RichReport.text("jsonl", of: RichReport.report(), keepsRealTimes: true)
    let lines = real.replacing(/"realMilliseconds":[0-9.]+,/, with: "")
    #expect(lines == ExactReports.jsonLines + "\n")
    #expect(real.matches(of: /"realMilliseconds":/).count == 13)
  }

  @Test func `GitHub shows each failure and each warning at its place`() throws {
    #expect(try text("github") == ExactReports.github + "\n")
  }

  @Test func `the summary of a job lists the failed flows, then all of their failures`() throws {
    let report = try RichReport.report()
    var summary = GitHubSummary()
    for entry in report.flows { summary.add(entry) }
    let notPlayed = FlowPrinter().output(ofNotPlayed: report)?.rendered()
    #expect(summary.markdown(of: report, notPlayed: notPlayed) == ExactReports.summary + "\n")
  }

  @Test func `the summary of a job is good only if everything was played and passed`() throws {
    var report = FlowReport(seed: 0, rounds: 1)
    (report.totals.flows, report.totals.passed) = (1, 1)
    let summary = GitHubSummary()
    #expect(summary.markdown(of: report) == "## ✅ 1 flow: 1 passed, 0 failed\n")
    #expect(
      summary.markdown(of: report, notPlayed: "a")
        == "## ❌ 1 flow: 1 passed, 0 failed\n\n<p><code>a</code></p>\n"
    )
    report.totals.failed = 1
    #expect(summary.markdown(of: report) == "## ❌ 1 flow: 1 passed, 1 failed\n")
  }

  @Test func `the page lists the flows, and has the failures of each`() throws {
    let html = try text("html")
    #expect(html.contains(" id=\"index\">\(ExactReports.pageIndex)</script>"))
    #expect(html.contains(" id=\"flow-1\">\(ExactReports.pageFlow)</script>"))
  }
}
