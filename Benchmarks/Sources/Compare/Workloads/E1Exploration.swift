import FlowKit
import MarketSimulation
import ScenesHeadless

extension Workload {
  /// E1: an action that an exploration of the market replays, with its launches, checks and comparisons.
  static var exploredAction: Workload {
    Workload("E1", against: .bareW9, limit: 3_000) { inputs in
      let proof = await explore()
      return Trial(
        expected: { $0 &* proof },
        ours: Contender(operationsPerRound: proof) { await explore() },
        bases: [bareSlice(inputs)]
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
