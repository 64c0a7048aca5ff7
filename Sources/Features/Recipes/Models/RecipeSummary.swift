/// A recipe as a list shows it.
package struct RecipeSummary: Identifiable, Hashable, Sendable {
  package let id: Int
  let title: String
  /// How long the cooking takes.
  let minutes: Int
}
