import Foundation
import Testing

@testable import FlowEngine
@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

/// The parts of a run whose few bytes become many when they are merged.
@MainActor @Suite struct HostilePartsTests {
  private let harness: HarnessScratch

  init() throws {
    harness = try HarnessScratch()
  }

  private func part(_ change: (inout FlowReport) -> Void) async throws -> (path: String, size: Int)
  {
    var report = try await ReportSample().report
    report.notPlayed = nil
    report.stopped = nil
    report.shard = FlowReport.Shard(part: 1, of: 2, plays: 100_000, plan: "a")
    for index in report.flows.indices { report.flows[index].place = index }
    change(&report)
    let bytes = try report.encoded()
    let path = harness.folder.appendingPathComponent("part.json").path
    try bytes.write(to: URL(fileURLWithPath: path))
    return (path, bytes.count)
  }

  private static func unplayed(_ count: Int) -> [FlowReport.Unplayed] {
    (0..<count).map {
      let play = FlowRunPlan.Play(place: 10 + $0, name: "a", file: "a.yaml", tags: [], round: 1)
      return FlowReport.Unplayed(play)
    }
  }

  private func expectSmall(_ part: (path: String, size: Int)) async throws {
    for format in FlowReportFormat.all {
      let output = harness.folder.appendingPathComponent("report").path
      _ = await harness.run("merge", part.path, "--report", "\(format.name)=\(output)")
      let size = try Data(contentsOf: URL(fileURLWithPath: output)).count
      #expect(size > 0 && size <= 16 * part.size + 65_536, "\(format.name): \(part.size), \(size)")
    }
  }

  @Test(arguments: ["stopped", "plan"])
  func `a part with a long line of the harness's own is refused`(field: String) async throws {
    let part = try await part { report in
      let long = String(repeating: "x", count: 160_000)
      report.notPlayed = Self.unplayed(1_000)
      report.stopped = field == "plan" ? FlowRunLimits.failureReason : long
      if field == "plan" { report.shard?.plan = long }
    }
    #expect(await harness.run("merge", part.path, "--report", "tap") == .unusable)
    #expect(harness.lines == [])
    #expect(
      harness.errors.first?.contains("left out: “\(field)” has more than 128 bytes.") == true,
      "\(harness.errors)"
    )
  }

  @Test(arguments: ["\"", "'", "\\", "&", "<", "#", "\n", "\t", "\u{1B}", "\u{202E}"])
  func `a part whose line of the harness grows in other formats is refused`(
    mark: String
  )
    async throws
  {
    let part = try await part { report in
      report.notPlayed = Self.unplayed(1_000)
      report.stopped = String(repeating: mark, count: 40)
    }
    #expect(await harness.run("merge", part.path, "--report", "tap") == .unusable)
    #expect(harness.lines == [])
    #expect(
      harness.errors.first?.contains("left out: “stopped” has a character that no run writes")
        == true,
      "\(harness.errors)"
    )
  }

  @Test func `the longest reasons of the harness's own are taken`() async throws {
    let limits = FlowRunLimits(
      time: .seconds(1_000_000_000),
      left: .zero,
      interrupted: { false }
    )
    var reasons = [FlowRunLimits.failureReason, FlowSequenceGate.reason]
    reasons.append(try #require(limits.stop))
    for code in Int32(1)...133 { reasons.append(FlowWorkerProcess.Refusal(code: code).reason) }
    for reason in reasons {
      var report = FlowReport(seed: 0, rounds: 1)
      report.stopped = reason
      #expect(report.defect == nil, "\(reason)")
    }
  }

  @Test func `a hundred thousand missing parts are not listed for each flow`() async throws {
    let part = try await part { report in
      report.shard?.of = 100_000
      report.notPlayed = Self.unplayed(1_000)
      report.stopped = FlowRunLimits.failureReason
    }
    try await expectSmall(part)
    #expect(
      harness.errors.contains { $0.contains("20, 21 and 99979 more of 100000 are missing") }
    )
  }

  @Test(arguments: [0, 7])
  func `the recordings of a part are left out`(line: Int) async throws {
    // Each screen has twice the lines of the one before it.
    let screens = (0..<20).map { number in
      let count = 1 << max(0, number - 1)
      let picture = number == 0 ? "0,0,1,\(line)" : "0,\(count),0,0,\(count),0"
      return #"{"width": 1, "height": 1, "picture": [\#(picture)], "text": []}"#
    }
    let json = #"{"lines": ["x"], "screens": [\#(screens.joined(separator: ","))], "steps": []}"#
    let trace = try JSONDecoder().decode(FlowTrace.self, from: Data(json.utf8))
    let part = try await part { $0.flows[0].trace = trace }
    var merge = FlowMerge()
    try merge.add(part.path)
    let flows = try #require(merge.report?.flows)
    #expect(!flows.isEmpty && flows.allSatisfy { $0.trace == nil })
    try await expectSmall(part)
  }

  @Test func `the bytes and values of a file are counted before it is decoded`() {
    let size = JSONSize(of: Array(#"{"a": [1, 2, "x,{\",\\"], "b": {}}"#.utf8))
    #expect(size.values == 5 && size.bytes == 34)
  }

  @Test func `a file of more values than a report is refused`() async throws {
    let part = try await part { _ in }
    let error = #expect(throws: JSONFile.Refusal.self) {
      _ = try JSONFile.read(FlowReport.self, at: part.path, mostValues: 9)
    }
    #expect(error?.description == "it has more than 9 values")
  }

  @Test func `parts that are too large together are refused from the first on that is too much`()
    async throws
  {
    let part = try await part { _ in }
    for (bytes, values) in [(2 * part.size - 1, Int.max), (Int.max, 100)] {
      var merge = FlowMerge(mostBytes: bytes, mostValues: values)
      if values == .max { try merge.add(part.path) }
      let error = #expect(throws: FlowMerge.Refusal.self) { try merge.add(part.path) }
      #expect(error?.description.contains("all parts together have more than") == true)
    }
  }

  @Test func `a part with more tags or steps than a flow can have is refused`() async throws {
    var report = try await ReportSample().report
    let step = try #require(report.flows.first?.steps.first)
    report.flows[0].tags = Array(repeating: "", count: FileBounds.tags)
    report.flows[0].steps = Array(repeating: step, count: FileBounds.reportSteps)
    #expect(report.defect == nil)
    report.flows[0].tags.append("")
    #expect(report.defect?.hasSuffix("“tags” has more than 8192 bytes") == true)
    report.flows[0].tags = []
    report.flows[0].steps.append(step)
    #expect(report.defect?.hasSuffix("“steps” has more than 600000 steps") == true)
  }

  @Test func `a long name is not repeated for each step`() async throws {
    let part = try await part { report in
      report.flows[0].name = String(repeating: "x", count: FileBounds.name)
      var step = report.flows[0].steps[0]
      step.outcome = .warned
      report.flows[0].steps = Array(repeating: step, count: 500)
    }
    try await expectSmall(part)
  }

  @Test func `deep steps are not indented without end`() async throws {
    let part = try await part { report in
      var step = report.flows[0].steps[0]
      (step.outcome, step.depth) = (.warned, 10_000)
      step.message = String(repeating: "\n", count: 200)
      report.flows[0].steps = Array(repeating: step, count: 100)
    }
    try await expectSmall(part)
  }

  @Test func `the reports of a run hold few long texts of steps, however many flows it has`()
    async throws
  {
    var entry = try #require(try await ReportSample().report.flows.first)
    let step = try #require(entry.steps.first)
    entry.steps = Array(repeating: step, count: 500)
    for index in entry.steps.indices {
      entry.steps[index].step = "- back # " + String(repeating: "x", count: 10_000)
      entry.steps[index].message = String(repeating: "\u{301}", count: 5_000)
    }
    var budget = StepTextBudget()
    let first = try #require(budget.take(entry).steps.last)
    #expect(first.step.utf8.count > 10_000 && first.message?.utf8.count == 10_000)
    let second = try #require(budget.take(entry).steps.first)
    #expect(second.step == "- back # " + String(repeating: "x", count: 62) + "…")
    #expect(second.message?.utf8.count == StepTextBudget.free)
    entry.steps = [step]
    #expect(budget.take(entry).steps == [step])
  }
}
