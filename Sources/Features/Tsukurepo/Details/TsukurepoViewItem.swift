/// A report as its page shows it.
struct TsukurepoViewItem: Hashable, Sendable {
  let media: TsukurepoMedia
  let recipe: TsukurepoRecipe
  /// `nil` if there is nothing to read.
  let description: String?
  let ingredients: [TsukurepoIngredient]

  init(_ report: TsukurepoReport) {
    media = TsukurepoMedia(
      reportID: report.id,
      picture: report.picture,
      author: report.author + "さん",
      text: report.text
    )
    recipe = report.recipe
    description = report.description.flatMap { $0.isEmpty ? nil : $0 }
    ingredients = report.ingredients
  }
}

/// What the cell of the media needs: the picture, and the report that it belongs to.
struct TsukurepoMedia: Hashable, Sendable {
  let reportID: TsukurepoReport.ID
  /// The picture's address; without one, the placeholder stays.
  let picture: String?
  let author: String
  let text: String
}
