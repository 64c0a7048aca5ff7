import FlowKit
import MarketSimulation
import ScenesHeadless

extension Workload {
  /// E1: an action that an exploration of the market replays, with its launches, checks and comparisons.
  ///
  /// The limit is 20,000 actions a second beside a W9 of 80 ns.
  static var exploredAction: Workload {
    Workload("E1", against: .ownW9, limit: 625) { inputs in
      let proof = await explore()
      return Trial(
        expected: { $0 &* proof },
        ours: Contender(operationsPerRound: proof) { await explore() },
        bases: [slice(inputs)]
      )
    }
  }

  /// Explores from the start; the actions that were replayed, or none if something has broken.
  @MainActor
  private static func explore() async -> Int {
    let report = await FlowExplorer(app: MarketApp.self, options: ExploreOptions(budget: 2)).run()
    return report.breaks.isEmpty ? report.actions : 0
  }
}
