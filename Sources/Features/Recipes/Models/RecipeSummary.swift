/// A recipe as a list shows it.
package struct RecipeSummary: Identifiable, Hashable, Sendable {
  /// Its identifier.
  package let id: Int
  /// The name of the recipe.
  package let title: String
  /// How long the cooking takes, in minutes.
  package let minutes: Int

  /// Creates one with all its values.
  package init(id: Int, title: String, minutes: Int) {
    (self.id, self.title, self.minutes) = (id, title, minutes)
  }
}
