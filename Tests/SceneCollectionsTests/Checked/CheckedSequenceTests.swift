import SceneCollections
import Scenes
import Testing

/// Every call does what lists would do, or throws its mistake.
///
/// Identifiers are good and bad ones, layouts and screens have lengths that are no lengths.
@MainActor @Suite struct CheckedSequenceTests {
  private struct Run<Item: CheckedIdentifier> {
    let seed: Int
    var steps: [CheckedStep<Item>]

    init(seed: Int) {
      self.seed = seed
      var random = SplitMix(seed: seed)
      steps = (0..<16).map { _ in .random(&random) }
    }

    /// The first mistake; `nil` if there is none.
    @MainActor var mistake: String? {
      var random = SplitMix(seed: ~seed)
      let desk = CheckedDesk<Item>(random.wildLayout())
      for (number, step) in steps.enumerated() {
        if let text = desk.take(step) ?? desk.difference() { return "step \(number): \(text)" }
      }
      return nil
    }
  }

  @Test func `random sequences of numbers do what lists do, or throw what is wrong`() {
    expectNoMistake(of: Int.self)
  }

  @Test func `so do those of identifiers that are not equal to themselves, or twice the same`() {
    expectNoMistake(of: Double.self)
  }

  private func expectNoMistake<Item: CheckedIdentifier>(of type: Item.Type) {
    for seed in 0..<CaseCount.of("CHECKED_SEQUENCES", or: 1_000) / 2 {
      let run = Run<Item>(seed: seed)
      guard run.mistake != nil else { continue }
      var least = run
      least.steps = run.steps.shrunk { steps in
        var fewer = run
        fewer.steps = steps
        return fewer.mistake != nil
      }
      Issue.record("seed \(seed): \(least.mistake ?? "") by \(least.steps)")
      return
    }
  }
}
