import FlowKit
import Foundation
import MarketSimulation
import ScenesHeadless

extension Workload {
  /// F1: a step of the bundled flows, without a report.
  static var flowStep: Workload {
    Workload("F1", against: .ownW9, limit: 150) { inputs in
      let player = FlowPlayer(
        FlowFinder().find(MarketApp.flows),
        app: MarketApp.self
      )
      let proof = await proof(of: player)
      return Trial(
        expected: { $0 &* proof },
        ours: Contender(operationsPerRound: proof) { await Self.proof(of: player) },
        bases: [slice(inputs)]
      )
    }
  }

  /// Plays all flows; the steps that they have played, or none if one has failed.
  @MainActor
  private static func proof(of player: FlowPlayer) async -> Int {
    var steps = 0
    for flow in player.flows {
      let result = await player.play(flow)
      guard result.isPassed else { return 0 }
      steps &+= result.stepsPlayed
    }
    return steps
  }
}
