import Foundation
import MarketSimulation
import ScenesHeadless
import Testing

@testable import FlowEngine
@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

@MainActor
@Suite struct BundledFlowsTests {
  private func player() -> FlowPlayer {
    FlowPlayer(FlowFinder().find(MarketApp.flows), app: MarketApp.self)
  }

  /// The results of all flows, which two tests look at.
  private static let results = Task { @MainActor in
    let player = FlowPlayer(FlowFinder().find(MarketApp.flows), app: MarketApp.self)
    var results: [FlowResult] = []
    for flow in player.flows { results.append(await player.play(flow)) }
    return results
  }

  @Test func `there are eight cart flows or more`() {
    let player = player()
    #expect(player.errors == [])
    #expect(player.flows.count { $0.header.tags.contains("cart") } >= 8)
  }

  @Test func `a dozen of them or more are portable to a device, of five features or more`() throws {
    let portable = player().flows.filter { $0.header.tags.contains(FlowPortability.tag) }
    let folders = Set(portable.map { URL(fileURLWithPath: $0.file).deletingLastPathComponent() })
    #expect(portable.count >= 12)
    #expect(folders.count >= 5)
    for flow in portable {
      let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: flow.file)))
      #expect(FlowPortability.errors(in: bytes, file: flow.file) == [])
    }
  }

  @Test func `every bundled flow passes and leaves nothing`() async {
    let results = await Self.results.value
    #expect(results.count == player().flows.count)
    for result in results {
      #expect(result.failures == [], "\(result.file)")
      #expect(result.warnings == 0, "\(result.file)")
      #expect(result.alive == FlowCensus(), "\(result.file)")
    }
  }

  @Test func `every bundled flow passes over HTTP too, at the same virtual times`() async {
    let paths = MarketApp.flows
    let overHTTP = FlowPlayer(FlowFinder().find(paths), app: MarketOverHTTP.self)
    for (flow, expected) in zip(overHTTP.flows, await Self.results.value) {
      let result = await overHTTP.play(flow)
      #expect(result.failures == [], "\(flow.file)")
      #expect(result.alive == FlowCensus(), "\(flow.file)")
      #expect(result.file == expected.file)
      #expect(result.steps.map(\.virtualTime) == expected.steps.map(\.virtualTime), "\(flow.file)")
    }
  }

  @Test func `two rounds play the same steps in the same virtual time`() async {
    let player = player()
    for flow in player.flows.prefix(3) {
      let first = await player.play(flow)
      let second = await player.play(flow)
      #expect(first.steps.map(\.virtualTime) == second.steps.map(\.virtualTime))
      #expect(first.steps.map(\.outcome) == second.steps.map(\.outcome))
    }
  }
}
