import Foundation
import Testing

@testable import FlowEngine
@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

/// The sums of runs in which flows pass, warn, fail and leave something, in the reports for people and programs.
@MainActor @Suite struct RunSumsTests {
  private static let flows = [
    "a.yaml": "- launchApp\n- advanceTime: 1250ms\n",
    "b.yaml": """
    onFlowComplete: [advanceTime: 10ms]
    ---
    - launchApp
    - tapOn: {text: 無い, timeout: 30, optional: true}
    - assertVisible: {text: 無い, timeout: 700}
    - advanceTime: 60min
    """,
    "c.yaml": """
    - launchApp: {arguments: {leak: closure}}
    - launchApp: {arguments: {leak: subscription}}
    - launchApp: {arguments: {leak: stuck}}
    - repeat: {times: 3, commands: [tapOn: {text: 無い, timeout: 0, optional: true}]}
    """,
    "d.yaml": "- launchApp: {arguments: {leak: closure}}\n- advanceTime: 500ms\n",
  ]

  private func run(
    _ arguments: [String] = []
  ) async throws -> (report: FlowReport, harness: HarnessScratch) {
    let harness = try HarnessScratch()
    let files = try Self.flows.keys.sorted().map { name in
      try harness.write(Self.flows[name] ?? "", to: "flows/\(name)")
    }
    let json = harness.folder.appendingPathComponent("r.json").path
    let reports = ["--json", json, "--report=pretty", "--quiet"]
    #expect(await harness.run(files + reports + arguments) == .failed)
    let data = Data(try harness.read("r.json").utf8)
    return (try JSONDecoder().decode(FlowReport.self, from: data), harness)
  }

  @Test func `each flow has its numbers, also if it fails or leaves something`() async throws {
    let flows = try await run().report.flows
    #expect(flows.map(\.name) == ["a", "b", "c", "d"])
    #expect(flows.map(\.passed) == [true, false, false, false])
    #expect(flows.map(\.stepsPlayed) == [2, 4, 7, 2])
    #expect(flows.map(\.warnings) == [0, 1, 3, 0])
    #expect(flows.map(\.virtualMilliseconds) == [1250, 740, 0, 500])
    #expect(flows.map(\.alive.scenes) == [0, 0, 1, 1])
    #expect(flows.map(\.alive.subscriptions) == [0, 0, 1, 0])
    #expect(flows.map(\.alive.tasks) == [0, 0, 1, 0])
    #expect(flows.map(\.alive.timers) == [0, 0, 0, 0])
    #expect(flows.map(\.failures.count) == [0, 1, 1, 1])
    #expect(flows.map { $0.failures.map(\.kind) } == [[], [.step], [.leak], [.leak]])
  }

  @Test(arguments: [1, 3])
  func `the sums add up all flows of all rounds`(_ rounds: Int) async throws {
    let (report, harness) = try await run(["--repeat", "\(rounds)"])
    let totals = report.totals
    #expect(totals.flows == 4 * rounds && totals.passed == rounds && totals.failed == 3 * rounds)
    #expect(totals.stepsPlayed == 15 * rounds && totals.warnings == 4 * rounds)
    #expect(totals.virtualMilliseconds == 2490 * Double(rounds))
    #expect(totals.alive.scenes == 2 * rounds && totals.alive.subscriptions == rounds)
    #expect(totals.alive.tasks == rounds && totals.alive.timers == 0)
    #expect(report.rounds == rounds && report.flows.count == 4 * rounds)
    let text = harness.text
    let flows =
      "\(4 * rounds) flows: \(rounds) passed, \(3 * rounds) failed, \(4 * rounds) warnings\n"
    #expect(text.contains(flows))
    #expect(text.contains("\n\(15 * rounds) steps played, "))
    #expect(text.contains(", \(FlowSeconds.text(.milliseconds(2490 * rounds))) virtual"))
    let alive =
      "alive after them: \(2 * rounds) scenes, \(rounds) subscriptions, 0 timers, \(rounds) tasks"
    #expect(text.contains(alive))
  }

  @Test func `a flow that fails early counts the steps that the harness played`() async throws {
    let harness = try HarnessScratch()
    let file = try harness.write("- launchApp\n- back: {x: 1}\n", to: "a.yaml")
    #expect(await harness.run(file, "--report=pretty") == .unusable)
    #expect(!harness.text.contains("flow"))
    let other = try harness.write(
      "- launchApp\n- tapOn: {text: 無い, timeout: 20}\n- advanceTime: 1s\n",
      to: "b.yaml"
    )
    #expect(await harness.run(other, "--report=pretty", "--quiet") == .failed)
    #expect(harness.text.contains("1 flow: 0 passed, 1 failed\n2 steps played, "))
    #expect(harness.text.contains(", 0.02 s virtual"))
  }

  // MARK: - Equal names

  @Test func `reports keep flows of equal names and files of equal names apart`() async throws {
    let harness = try HarnessScratch()
    let texts = [
      "x/a.yaml": "name: same\n---\n- launchApp\n",
      "y/a.yaml": "name: same\n---\n- launchApp\n- tapOn: {text: 無い, timeout: 0}\n",
      "z/a.yaml": "- launchApp\n- advanceTime: 1s\n",
    ]
    let files = try texts.keys.sorted().map { try harness.write(texts[$0] ?? "", to: $0) }
    let formats = ["json", "junit", "tap", "jsonl"]
    let reports = formats.map { format in
      "--report=\(format)=\(harness.folder.appendingPathComponent("r." + format).path)"
    }
    #expect(await harness.run(files + reports + ["--repeat", "2"]) == .failed)
    let report = try JSONDecoder().decode(
      FlowReport.self,
      from: Data(harness.read("r.json").utf8)
    )
    #expect(report.flows.map(\.file) == files + files)
    #expect(report.flows.map(\.name) == ["same", "same", "a", "same", "same", "a"])
    #expect(report.flows.map(\.passed) == [true, false, true, true, false, true])
    #expect(report.flows.map(\.virtualMilliseconds) == [0, 0, 1000, 0, 0, 1000])
    #expect(report.flows.map(\.place) == Array(0..<6))
    #expect(report.flows.map(\.round) == [1, 1, 1, 2, 2, 2])
    let suites = try harness.read("r.junit").matches(
      of: #/<testsuite [^>]*tests="(\d+)" failures="(\d+)"/#
    )
    #expect(suites.map { "\($0.1) \($0.2)" } == ["2 0", "2 2", "2 0"])
    let points = try harness.read("r.tap").matches(of: #/(?m)^((?:not )?ok \d+ - .*) \(/#)
    #expect(
      points.map { String($0.1) } == [
        "ok 1 - same (round 1)", "not ok 2 - same (round 1)", "ok 3 - a (round 1)",
        "ok 4 - same (round 2)", "not ok 5 - same (round 2)", "ok 6 - a (round 2)",
      ]
    )
    for file in files {
      #expect(try harness.read("r.jsonl").ranges(of: "\"file\":\"\(file)\"").count >= 2)
    }
  }
}
