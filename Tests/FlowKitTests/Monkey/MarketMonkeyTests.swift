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
    let counts = try #require(report.counts)
    #expect(report.breaks.isEmpty, "\(report)")
    #expect(report.actions == steps)
    // A few steps may have had little luck.
    if steps >= 300 { #expect(Double(counts.changing) >= 0.6 * Double(steps), "\(report)") }
    let seldom = counts.visits.merging(counts.faults) { first, _ in first }
      .filter { $0.value < steps / 2000 }
    #expect(seldom == [:])
    // Shorter ones run beside other tests, which use memory too.
    if steps >= 100_000 { #expect(meter.growth ?? 0 < 2_000_000) }
    if steps > 300 { print("\(report)\n\(meter)") }
  }
}
