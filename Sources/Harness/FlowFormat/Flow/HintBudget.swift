import Synchronization

/// The work that one reading of flows may spend on hints.
///
/// A stranger's checkout has as many misspelt names, and as many names beside them, as its author wants. Once the budget
/// is spent, errors have no hints.
package final class HintBudget: Sendable {
  /// The budget of the current reading or run; `nil` gives each hint one of its own.
  @TaskLocal package static var current: HintBudget?

  /// The most names that a hint compares; of more names, none is proposed.
  static let mostNames = 1_000
  /// The most pairs of characters that all hints compare.
  static let mostComparisons = 1_000_000

  private let spent = Mutex(0)

  package init() {}

  /// The number of pairs of characters that were compared, and of names that were looked at.
  var comparisons: Int { spent.withLock { $0 } }

  /// Spends some comparisons.
  ///
  /// - Returns: `false` if the budget has no room for them.
  package func spend(_ count: Int) -> Bool {
    spent.withLock { spent in
      guard count <= Self.mostComparisons - spent else { return false }
      spent += count
      return true
    }
  }
}
