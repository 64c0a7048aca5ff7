/// A person's report on a recipe that they cooked, with everything that the page shows.
package struct TsukurepoReport: Identifiable, Hashable, Sendable {
  package let id: Int
  package let recipe: TsukurepoRecipe
  let author: String
  let text: String
  /// The address of its picture, if there is one.
  package var picture: String?
  /// How it was cooked, if the author says so.
  package var description: String?
  /// The ingredients that the person used.
  ///
  /// No two have the same identifier.
  package var ingredients: [TsukurepoIngredient]
}

/// A recipe as its reports know it.
package struct TsukurepoRecipe: Identifiable, Hashable, Sendable {
  package let id: Int
  let title: String
}

/// An ingredient of a report.
///
/// Its id is that of its place in the report, and all that tells it from another: 塩 少々 may stand there twice.
package struct TsukurepoIngredient: Identifiable, Hashable, Sendable {
  package let id: Int
  let name: String
  let amount: String

  /// Creates one with all its values.
  package init(id: Int, name: String, amount: String) {
    (self.id, self.name, self.amount) = (id, name, amount)
  }
}
