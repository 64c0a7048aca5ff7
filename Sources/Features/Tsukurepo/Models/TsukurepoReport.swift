/// What somebody who cooked a recipe tells of it, with all that the page shows.
struct TsukurepoReport: Identifiable, Hashable, Sendable {
  let id: Int
  let recipe: TsukurepoRecipe
  let author: String
  let text: String
  /// The address of its picture, if there is one.
  var picture: String?
  /// How it was cooked, if the author says so.
  var description: String?
  /// What was used; no two have the same id.
  var ingredients: [TsukurepoIngredient]
}

/// A recipe as its reports know it.
struct TsukurepoRecipe: Identifiable, Hashable, Sendable {
  let id: Int
  let title: String
}

/// An ingredient of a report.
///
/// Its id is that of its place in the report, and all that tells it from another: 塩 少々 may stand there twice.
struct TsukurepoIngredient: Identifiable, Hashable, Sendable {
  let id: Int
  let name: String
  let amount: String
}
