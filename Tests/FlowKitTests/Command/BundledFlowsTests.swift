import Foundation
import MarketSimulation
import ScenesHeadless
import Testing

@testable import FlowKit

@MainActor
@Suite struct BundledFlowsTests {
  private func player() -> FlowPlayer {
    FlowPlayer(FlowFinder().find(MarketApp.flows), app: MarketApp.self)
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
    let player = player()
    for flow in player.flows {
      let result = await player.play(flow)
      #expect(result.failures == [], "\(flow.file)")
      #expect(result.warnings == 0, "\(flow.file)")
      #expect(result.alive == FlowCensus(), "\(flow.file)")
    }
  }

  @Test func `every bundled flow passes over HTTP too, at the same virtual times`() async {
    let paths = MarketApp.flows
    let overHTTP = FlowPlayer(FlowFinder().find(paths), app: MarketOverHTTP.self)
    let direct = player()
    for flow in direct.flows {
      let result = await overHTTP.play(flow)
      #expect(result.failures == [], "\(flow.file)")
      #expect(result.alive == FlowCensus(), "\(flow.file)")
      let expected = await direct.play(flow)
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
