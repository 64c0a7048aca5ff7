import FlowKit
import Foundation
import MarketSimulation
import ScenesHeadless

extension Workload {
  /// F1: a step of the bundled flows, without a report.
  @MainActor static var flowStep: Workload {
    steps("F1", limit: 2_400) { FlowFinder().find(MarketApp.flows) }
  }

  /// F1c: a step of the flows of the cart.
  @MainActor static var cartStep: Workload {
    steps(
      "F1c",
      limit: 1_200,
      where: { $0.name.contains("cart") || $0.name.contains("カート") },
      of: { FlowFinder().find(MarketApp.flows) }
    )
  }

  /// F1q: a look for an element on a screen that has not changed since the last step.
  ///
  /// So many steps follow one launch that its cost does not count.
  @MainActor static var quietStep: Workload {
    let looks = String(repeating: "- assertVisible: {id: tab-kaimono}\n", count: 20_000)
    return steps("F1q", limit: 40) { FlowFinder().read("- launchApp\n" + looks) }
  }

  @MainActor
  private static func steps(
    _ id: String,
    limit: Double,
    where isWanted: @escaping (Flow) -> Bool = { _ in true },
    of flows: @escaping @MainActor () -> FlowCollection
  ) -> Workload {
    Workload(id, against: .bareW9, limit: limit) { inputs in
      let player = FlowPlayer(flows(), app: MarketApp.self)
      let wanted = player.flows.filter(isWanted)
      let proof = await proof(of: wanted, player)
      return Trial(
        expected: { $0 &* proof },
        ours: Contender(operationsPerRound: max(proof, 1)) {
          await Self.proof(of: wanted, player)
        },
        bases: [bareSlice(inputs)]
      )
    }
  }

  /// Plays flows; the steps that they have played, or none if one has failed.
  @MainActor
  private static func proof(of flows: [Flow], _ player: FlowPlayer) async -> Int {
    var steps = 0
    for flow in flows {
      let result = await player.play(flow)
      guard result.isPassed else { return 0 }
      steps &+= result.stepsPlayed
    }
    return steps
  }
}
