import Foundation
import MarketSimulation
import Testing

@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

/// Random fire at the market: `MONKEY_STEPS=100000` plays so many steps, `MONKEY_SEED` others.
@MainActor
@Suite struct MarketMonkeyTests {
  private static func setting(_ name: String, or usual: Int) -> Int {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) } ?? usual
  }

  @Test func `random steps break nothing, meet everything, and leave the memory as it was`()
    async throws
  {
    let steps = Self.setting("MONKEY_STEPS", or: 600)
    let seed = UInt64(Self.setting("MONKEY_SEED", or: 1))
    let meter = MonkeyMeter(steps: steps)
    var monkey = FlowMonkey(app: MarketApp.self, seed: seed)
    monkey.didFinishRound = { meter.take(after: $0) }
    let report = await monkey.run(steps: steps)
    #expect(report.end == nil, "\(report)\n\(report.end?.flow ?? "")")
    #expect(report.steps == steps)
    // A few steps may have had little luck.
    if steps >= 300 { #expect(Double(report.changingSteps) >= 0.6 * Double(steps), "\(report)") }
    let seldom = report.visits.merging(report.faults) { first, _ in first }
      .filter { $0.value < steps / 2000 }
    #expect(seldom == [:])
    // Shorter ones run beside other tests, which use memory too.
    if steps >= 100_000 { #expect(meter.growth ?? 0 < 2_000_000) }
    if steps > 300 { print("\(report)\n\(meter)") }
  }
}
