import Foundation
import SafeFiles
import Testing

@testable import FlowEngine
@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

/// Hard links of a checkout to a file outside of it, in place of the files that the harness writes.
@MainActor
@Suite struct HostileHardLinksTests {
  private let checkout: HostileCheckout

  init() throws {
    checkout = try HostileCheckout()
  }

  private static let reason = "it is a hard link, and its other names may be anywhere."

  @Test(arguments: FlowReportFormat.all.map(\.name))
  func `a report is not written through a hard link`(format: String) async throws {
    let report = try checkout.hardLink("report.txt")
    let (status, error) = await checkout.run([checkout.flow, "--report", "\(format)=\(report)"])
    #expect(status == .unusable)
    #expect(error.hasPrefix("harness: The report cannot be written to \(report): \(Self.reason)"))
    #expect(checkout.isVictimIntact)
  }

  @Test func `the summary of a job is not written through a hard link`() async throws {
    let reporter = GitHubReporter(
      FlowReportSettings(write: { _ in }),
      environment: ["GITHUB_STEP_SUMMARY": try checkout.hardLink("summary.md")]
    )
    await #expect(throws: SafeFileError.self) { try await ReportSample().play(into: reporter) }
    #expect(checkout.isVictimIntact)
  }

  @Test func `the steps that are being played are not written through a hard link`() throws {
    try checkout.hardLink("map/current.txt")
    #expect(throws: ExploreFolder.Mistake.self) {
      try ExploreFolder(checkout.path("map")).currentWay()
    }
    #expect(checkout.isVictimIntact)
  }

  @Test func `a monkey writes its steps through no hard link`() async throws {
    // An empty file is one that an earlier monkey may have left.
    let empty = try checkout.harness.write("", to: "empty")
    try FileManager.default.linkItem(atPath: empty, toPath: checkout.path("monkey.yaml"))
    let words = ["monkey", "--steps", "1", "-o", checkout.path("monkey.yaml")]
    let (status, error) = await checkout.run(words)
    #expect(status == .unusable)
    #expect(error.contains(Self.reason), "\(error)")
    #expect(try checkout.harness.read("empty") == "")
  }

  @Test func `a formatted flow replaces a hard link and leaves its other name alone`() async throws
  {
    let outside = try checkout.harness.write("-   back\n", to: "outside.yaml")
    let flow = checkout.path("linked.yaml")
    try FileManager.default.linkItem(atPath: outside, toPath: flow)
    #expect(await checkout.run(["fmt", flow]).status == .passed)
    #expect(try checkout.harness.read("outside.yaml") == "-   back\n")
    #expect(try checkout.harness.read("checkout/linked.yaml") == "- back\n")
  }
}
