import Foundation
import Testing

@testable import FlowEngine
@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

/// Secrets that are also words of a page's own script, style, policy or markup.
@MainActor @Suite struct SecretPagesTests {
  private nonisolated static let words = [
    "querySelectorAll", "'use strict'", "default-src", "sha256", "system-ui", "charset",
    "application/json", "DOCTYPE html", "textContent", "search", "virtual",
  ]

  private let harness: HarnessScratch

  init() throws {
    harness = try HarnessScratch()
  }

  /// Runs a command with a secret.
  private func run(_ arguments: [String], _ secret: String) async -> HarnessStatus {
    var command = HarnessCommand(
      app: GateApp.self,
      bundledFlows: [],
      output: { _ in },
      errorOutput: { _ in }
    )
    command.environment = ["WORD": secret]
    return await command.run(arguments + ["--secret", "WORD"])
  }

  /// Returns the texts of a page's own elements.
  private static func code(in html: String) -> [String] {
    html.matches(of: /(?s)<(script|style)>(.*?)<\/\1>/).map { String($0.output.2) }
  }

  @Test(arguments: words)
  func `the page of a run works with a secret that is a word of it`(_ word: String) async throws {
    let flow = try harness.write(
      "name: \(FlowText.quoted("it is \(word)!"))\n---\n- launchApp\n- assertTrue: ${WORD == 'x'}\n",
      to: "flow.yaml"
    )
    let path = harness.folder.appendingPathComponent("run.html").path
    var pages: [String] = []
    for secret in [word, "another-secret"] {
      #expect(await run([flow, "--report", "html=\(path)"], secret) == .failed)
      pages.append(try harness.read("run.html"))
    }
    #expect(PagePolicy(pages[0]).complaints == [])
    #expect(Self.code(in: pages[0]) == Self.code(in: pages[1]))
    #expect(Self.code(in: pages[0]).count == 2)
    let index = try #require(pages[0].firstMatch(of: /(?s)id="index">(.*?)<\/script>/)?.output.1)
    let json = try JSONSerialization.jsonObject(with: Data(index.utf8)) as? [String: Any]
    let rows = try #require(json?["flows"] as? [[String: Any]])
    #expect(rows.first?["name"] as? String == "it is •••!")
  }

  @Test(arguments: words)
  func `the page of an exploration works with a secret that is a word of it`(
    _ word: String
  ) async throws {
    let map = harness.folder.appendingPathComponent("map").path
    var pages: [String] = []
    for secret in [word, "another-secret"] {
      let arguments = ["explore", "--budget", "100ms", "--value", "password=${WORD}", "-o", map]
      #expect(await run(arguments, secret) == .passed)
      pages.append(try harness.read("map/index.html"))
    }
    #expect(PagePolicy(pages[0]).complaints == [])
    #expect(Self.code(in: pages[0]) == Self.code(in: pages[1]))
  }

  @Test(arguments: ["message", "failures", "virtualMilliseconds", "testcase", "properties"])
  func `reports for programs work with a secret that is a word of them`(
    _ word: String
  ) async throws {
    let flow = try harness.write(
      "name: \(FlowText.quoted("it is \(word)!"))\n---\n- launchApp\n- assertTrue: ${WORD == 'x'}\n",
      to: "flow.yaml"
    )
    let formats = ["json", "jsonl", "junit"]
    let folder = harness.folder.path
    let reports = formats.flatMap { ["--report", "\($0)=\(folder)/report.\($0)"] }
    #expect(await run([flow] + reports, word) == .failed)
    let json = try harness.read("report.json")
    let report = try JSONDecoder().decode(FlowReport.self, from: Data(json.utf8))
    #expect(report.flows.map(\.name) == ["it is •••!"])
    #expect(report.flows.first?.failures.count == 1)
    let lines = try harness.read("report.jsonl").split(separator: "\n")
    #expect(lines.count == 3)
    let line = try JSONSerialization.jsonObject(with: Data(lines[1].utf8)) as? [String: Any]
    let entry = try #require(line?["flow"] as? [String: Any])
    #expect(entry["name"] as? String == "it is •••!")
    #expect((entry["failures"] as? [[String: Any]])?.first?["message"] is String)
    #expect(try harness.read("report.junit").contains("<testcase name=\"it is •••!\""))
  }
}
