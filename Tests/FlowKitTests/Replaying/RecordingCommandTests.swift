import Foundation
import MarketSimulation
import Testing

@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit

/// The files that `recording` writes, and those that it leaves.
@MainActor @Suite struct RecordingCommandTests {
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
