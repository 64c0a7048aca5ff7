import Foundation
import ScenesHeadless
import Testing

@testable import FlowEngine
@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

/// A flow types a secret into ordinary fields, and nothing that is written shows the text before the last character.
@MainActor @Suite struct SecretTypingTests {
  private nonisolated static let secret = "CorrectHorseBattery"

  private static let flow = """
    name: 合言葉
    ---
    - launchApp
    - tapOn: {id: search}
    - inputText: ${WORD}
    - advanceTime: 1s
    - tapOn: {id: short}
    - inputText: ${WORD}
    - tapOn: {id: search}
    - eraseText: 3
    - assertTrue: {condition: "${'' + WORD == 'no'}", label: "is ${WORD}"}
    """

  private let scratch: HarnessScratch

  init() throws { scratch = try HarnessScratch() }

  private func run(_ arguments: [String]) async -> (status: HarnessStatus, printed: String) {
    var printed: [String] = []
    var command = HarnessCommand(
      app: SeekApp.self,
      bundledFlows: [],
      output: { printed.append($0) },
      errorOutput: { printed.append($0) }
    )
    command.environment = ["WORD": Self.secret]
    let status = await command.run(arguments + ["--secret", "WORD"])
    return (status, printed.joined(separator: "\n"))
  }

  @Test(arguments: FlowReportFormat.all.map(\.name))
  func `no report shows a beginning of a secret that a flow types`(_ format: String) async throws {
    let path = try scratch.write(Self.flow, to: "flow.yaml")
    let file = scratch.folder.appendingPathComponent("report").path
    let (status, printed) = await run([path, "--report", format, "--report", "\(format)=\(file)"])
    #expect(status == .failed)
    let beginning = String(Self.secret.prefix(FlowSecrets.least))
    for text in [printed, try scratch.read("report")] {
      #expect(text.contains(FlowSecrets.mask))
      #expect(!text.contains(beginning))
    }
  }

  @Test func `the steps pass, and the events of typed text quote no field`() async throws {
    let path = try scratch.write(Self.flow, to: "flow.yaml")
    let file = scratch.folder.appendingPathComponent("report").path
    _ = await run([path, "--report", "json=\(file)"])
    let json = try scratch.read("report")
    let report = try JSONDecoder().decode(FlowReport.self, from: Data(json.utf8))
    let flow = try #require(report.flows.first)
    #expect(flow.steps.count(where: { $0.outcome == .passed }) == 8)
    let failure = try #require(flow.failures.first)
    let typed = failure.nodeEvents.filter { $0.hasPrefix("text on ") }
    #expect(typed.count(where: { $0 == "text on searchField #search" }) == 3)
    #expect(typed.allSatisfy { !$0.contains("\"") }, "\(typed)")
    #expect(failure.requests.count(where: { $0.hasPrefix("search?q=•••") }) == 10)
    #expect(failure.screen?.contains("seeking •••") == true)
  }
}
