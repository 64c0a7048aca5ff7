import Foundation
import MarketSimulation
import ScenesHeadless
import Testing

@testable import FlowEngine
@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

/// Plays some hundreds of malformed or extreme flows; each must be read or refused, and pass or fail,
/// within its budget.
///
/// `FLOW_FUZZ_INPUTS` sets their number, `FLOW_FUZZ_SEED` the first seed. With `FLOW_FUZZ_FOLDER`
/// they are written to that folder instead, one file each, to be played by another harness.
@MainActor
@Suite struct FlowFuzzTests {
  /// The divisor of the budget, so that flows exceed it quickly.
  private static let divisor = 200

  private nonisolated static func setting(_ name: String, _ usual: Int) -> Int {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) } ?? usual
  }

  private static func samples() throws -> [[UInt8]] {
    let player = FlowPlayer(
      FlowFinder().find(MarketApp.flows),
      app: MarketApp.self
    )
    return try player.flows.map { [UInt8](try Data(contentsOf: URL(fileURLWithPath: $0.file))) }
  }

  @Test(arguments: 0..<8)
  func `any flow passes, fails or is refused within its budget`(_ part: Int) async throws {
    let samples = try Self.samples()
    let count = Self.setting("FLOW_FUZZ_INPUTS", 400)
    let first = Self.setting("FLOW_FUZZ_SEED", 0)
    let folder = ProcessInfo.processInfo.environment["FLOW_FUZZ_FOLDER"]
    for seed in stride(from: first + part, to: first + count, by: 8) {
      var generator = FlowGenerator(seed: UInt64(seed), samples: samples)
      let bytes = generator.flow()
      if let folder {
        try Data(bytes).write(to: URL(fileURLWithPath: "\(folder)/\(seed).yaml"))
      } else {
        await play(bytes, seed)
      }
    }
  }

  private func play(_ bytes: [UInt8], _ seed: Int) async {
    let (flow, errors) = FlowReader().read(bytes, file: "flow.yaml")
    #expect((flow == nil) == !errors.isEmpty, "seed \(seed)")
    #expect(errors.count <= FlowLimits.errors + 1, "seed \(seed)")
    guard let flow else { return }
    var collection = FlowCollection()
    collection.flows = [flow]
    collection.filesByPath = ["flow.yaml": flow]
    let player = FlowPlayer(collection, app: MarketApp.self)
    #expect(player.errors.count <= FlowLimits.errors + 1, "seed \(seed)")
    guard player.errors.isEmpty else { return }
    let budget = FlowBudget(divisor: Self.divisor)
    let result = await FlowRun(flow, for: player, budget: budget).play()
    let most = FlowBudget.Bound.steps.limit / Self.divisor
    #expect(result.stepsPlayed <= most + 1, "seed \(seed)")
    #expect(result.steps.count <= most + flow.steps.count + 1, "seed \(seed)")
    #expect(result.virtualTime <= FlowBudget.longestTime, "seed \(seed)")
    #expect((budget.excess == nil) || !result.isPassed, "seed \(seed)")
    for failure in result.failures {
      #expect(failure.file == "flow.yaml" && !failure.message.isEmpty, "seed \(seed)")
    }
  }
}
