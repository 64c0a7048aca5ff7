import ScenesHeadless
import Testing

@testable import FlowFormat
@testable import FlowHunt

/// The actions at a moment after something that has had no answer.
@Suite struct WalkEdgeTests {
  private static let back = WalkEdge(1, .back)

  private func tap(_ id: String, cost: Int = 1) -> WalkEdge {
    WalkEdge(cost, WalkStep(.tap, "tapOn", ["id": id]))
  }

  private func sequels(of edge: WalkEdge, among others: [WalkEdge]) -> [WalkEdge] {
    edge.failing("den.feed", by: "arrivedButTimedOut").sequels(of: edge, among: others)
  }

  @Test func `a tap without an answer is done again, at once and after each other tap`() {
    let (feed, count, alike) = (tap("feed"), tap("count"), tap("room-2", cost: 2))
    let sequels = sequels(of: feed, among: [feed, Self.back, count, alike])
    let failing = feed.failing("den.feed", by: "arrivedButTimedOut")
    #expect(
      sequels.map(\.steps) == [
        failing.steps + feed.steps + [.settling],
        failing.steps + count.steps + feed.steps + [.settling],
      ]
    )
    #expect(sequels.allSatisfy { $0.cost > failing.cost })
  }

  @Test func `an action that is no tap is not done again`() {
    #expect(sequels(of: Self.back, among: [tap("feed")]) == [])
    #expect(sequels(of: tap("room-2", cost: 2), among: [tap("feed")]) == [])
  }

  @Test func `far from the start a request fails once in each of the usual ways`() {
    let options = ExploreOptions()
    #expect(options.faults(at: 2, unless: ["den.feed server"], "den.feed").count == 2)
    #expect(options.faults(at: 3, unless: [], "den.feed").count == 2)
    #expect(
      options.faults(at: 3, unless: ["den.feed server"], "den.feed") == [.arrivedButTimedOut]
    )
    let all = ExploreOptions(hasFaults: true)
    #expect(
      all.faults(at: 9, unless: ["den.feed server"], "den.feed")
        == SimulatedNetwork.Fault.allCases
    )
  }
}
