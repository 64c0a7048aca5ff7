import Foundation
import MarketSimulation
import Testing

@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit

/// The files that `recording` writes, and those that it leaves.
@MainActor @Suite struct RecordingCommandTests {
  @Test func `a flow is not read after the time limit of its recording`() async throws {
    let harness = try HarnessScratch()
    let flow = try harness.write("- launchApp: {arguments: {scene: cart}}\n", to: "a.yaml")
    let folder = harness.folder.appendingPathComponent("out").path
    let status = await harness.run(
      "recording",
      flow,
      "-o",
      folder,
      "--time-limit",
      "0.001ms",
      app: MarketApp.self
    )
    #expect(status == .failed)
    #expect(harness.errors.last?.contains("since the time limit of 0.000001 s is over") == true)
    #expect(!FileManager.default.fileExists(atPath: folder))
  }

  @Test func `a recording takes the place of an earlier one, and of nothing else`() async throws {
    let harness = try HarnessScratch()
    let flow = try harness.write("- launchApp: {arguments: {scene: cart}}\n", to: "a.yaml")
    let folder = harness.folder.appendingPathComponent("out").path
    func record() async -> HarnessStatus {
      await harness.run("recording", flow, "-o", folder, app: MarketApp.self)
    }
    #expect(await record() == .passed)
    let recorded = try harness.read("out/cart.jsonl")
    #expect(await record() == .passed)
    #expect(try harness.read("out/cart.jsonl") == recorded)
    _ = try harness.write("mine\n", to: "out/cart.jsonl")
    #expect(await record() == .unusable)
    #expect(try harness.read("out/cart.jsonl") == "mine\n")
    #expect(
      harness.errors.last
        == "harness: Nothing can be written to \(folder): cart.jsonl is there, and is no recording. "
        + "Name another folder with -o."
    )
  }
}
