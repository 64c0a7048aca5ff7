import Foundation
import Testing

@testable import FlowEngine
@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

/// The parts of a run that no run can have written.
@MainActor @Suite struct ContradictoryPartsTests {
  private typealias Change = (inout FlowReport) -> Void

  private let harness: HarnessScratch
  private let good: FlowReport

  init() async throws {
    harness = try HarnessScratch()
    var report = try await ReportSample().report
    report.shard = FlowReport.Shard(part: 1, of: 2, plays: 3, plan: "a")
    report.flows[1].place = 1
    good = report
  }

  private func defect(_ change: Change) -> String? {
    var report = good
    change(&report)
    return report.defect
  }

  private func write(_ report: FlowReport, to name: String) throws -> String {
    try harness.write(String(decoding: try report.encoded(), as: UTF8.self), to: name)
  }

  private static func long(_ count: Int) -> String { String(repeating: "x", count: count) }

  @Test func `a report that contradicts itself has a defect`() {
    #expect(good.defect == nil)
    let contradictions: [(reason: String, change: Change)] = [
      (
        "of the flow “挨拶する” “passed” is true, but “failures” has one",
        { $0.flows[1].passed = true }
      ),
      (
        "of the flow “挨拶する” “passed” is true, but a step has failed",
        { ($0.flows[1].passed, $0.flows[1].failures) = (true, []) }
      ),
      (
        "of the flow “挨拶する” “passed” is false, but “failures” is empty",
        { $0.flows[1].failures = [] }
      ),
      ("“notPlayed” has a flow, but “stopped” has no reason", { $0.stopped = nil }),
      ("“stopped” has a reason, but “notPlayed” has no flow", { $0.notPlayed = nil }),
      ("“stopped” has a reason, but “notPlayed” has no flow", { $0.notPlayed = [] }),
      ("of the flow “数える, 100% & <まとめ>” “round” is 2", { $0.flows[0].round = 2 }),
      ("of the flow “c” “round” is 0", { $0.notPlayed?[0].round = 0 }),
      (
        "it says that it is part 1 of 2, of 0 flows",
        {
          ($0.flows, $0.notPlayed, $0.stopped) = ([], nil, nil)
          $0.shard?.plays = 0
        }
      ),
      ("it says that it is part 1 of 2, of 500001 flows", { $0.shard?.plays = 500_001 }),
    ]
    for (reason, change) in contradictions { #expect(defect(change) == reason) }
    // A part of a run may have no flow.
    #expect(defect { ($0.flows, $0.notPlayed, $0.stopped) = ([], nil, nil) } == nil)
  }

  @Test func `a merge without a part that contradicts itself is not good`() async throws {
    var part = good
    (part.notPlayed, part.stopped) = (nil, nil)
    part.shard?.plays = 2
    let flows = part.flows
    part.flows = [flows[0]]
    let first = try write(part, to: "1.json")
    part.flows = [flows[1]]
    part.shard?.part = 2
    part.flows[0].passed = true
    let other = try write(part, to: "2.json")
    #expect(await harness.run("merge", first, other) == .failed)
    #expect(harness.errors.count == 2)
    #expect(harness.errors[0].contains("is left out: of the flow “挨拶する” “passed” is true, but"))
    #expect(harness.errors[1] == "harness: Part 2 of 2 is missing, with 1 flow.")
  }

  @Test func `parts of different numbers of rounds are no run`() async throws {
    var part = good
    let first = try write(part, to: "1.json")
    (part.flows, part.notPlayed, part.stopped) = ([], nil, nil)
    part.rounds = 2
    part.shard?.part = 2
    let other = try write(part, to: "2.json")
    #expect(await harness.run("merge", first, other) == .unusable)
    #expect(harness.errors.first?.contains("is a part of another run than") == true)
  }

  @Test func `a step that fails inside an optional one is no contradiction`() async throws {
    let flow = try harness.write(
      """
      - launchApp
      - runFlow:
          optional: true
          commands:
            - assertVisible: {text: 無い, timeout: 0}
      """,
      to: "flows/a.yaml"
    )
    let part = harness.folder.appendingPathComponent("part.json").path
    #expect(await harness.run(flow, "--shard", "1/1", "--json", part) == .passed)
    var merge = FlowMerge()
    try merge.add(part)
    let steps = try #require(merge.report?.flows.first).steps
    #expect(steps.contains { $0.depth > 0 && $0.outcome == .failed })
    #expect(await harness.run("merge", part) == .passed)
  }

  @Test func `a part with longer names and files than a run has is refused`() {
    let (name, file) = (FileBounds.name, FileBounds.path)
    let limits: [(field: String, most: Int, set: (inout FlowReport, String) -> Void)] = [
      ("“name”", name, { $0.flows[0].name = $1 }),
      ("“file”", file, { $0.flows[0].file = $1 }),
      ("“variant”", 128, { $0.flows[0].variant = $1 }),
      ("“name”", name, { $0.notPlayed?[0].name = $1 }),
      ("“file”", file, { $0.notPlayed?[0].file = $1 }),
      ("“variant”", 128, { $0.notPlayed?[0].variant = $1 }),
      ("“file” of a step or failure", file + 16, { $0.flows[0].steps[0].file = $1 }),
      ("“file” of a step or failure", file + 16, { $0.flows[1].failures[0].file = $1 }),
    ]
    for (field, most, set) in limits {
      #expect(defect { set(&$0, Self.long(most)) } == nil, "\(field)")
      let defect = defect { set(&$0, Self.long(most + 1)) }
      #expect(defect?.hasSuffix("” \(field) has more than \(most) bytes") == true, "\(field)")
      // The message quotes the first words of the name.
      #expect(defect.map { $0.utf8.count < 200 } == true, "\(field)")
    }
    #expect(defect { $0.flows[0].variant = "device=<b>" }?.contains("that no run writes") == true)
  }

  @Test func `a name that masks have made longer is taken`() {
    let masked = String(repeating: FlowSecrets.mask, count: FileBounds.name / 6)
    #expect(masked.utf8.count > FileBounds.name)
    #expect(defect { $0.flows[0].name = masked } == nil)
    #expect(defect { $0.flows[0].tags = Array(repeating: masked, count: 7) } == nil)
  }

  @Test func `the names, files and tags of all parts have the bound of a run`() throws {
    var report = good
    report.flows[0].tags = ["ab", "c"]
    let texts = report.playTexts
    let tags = good.flows[0].tags.joined().utf8.count
    let expected = good.playTexts - tags + 3
    #expect(texts == expected)
    let part = try write(report, to: "1.json")
    var merge = FlowMerge(mostText: 2 * texts - 1)
    try merge.add(part)
    let error = #expect(throws: FlowMerge.Refusal.self) { try merge.add(part) }
    #expect(
      error?.description.contains("more than \(2 * texts - 1) bytes of names, files and tags")
        == true
    )
    #expect(error?.isFatal == false)
  }
}
