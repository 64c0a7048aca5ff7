/// An item of a report's page, with all that its cell needs.
///
/// Two ingredients are the same only if they have the same id in the report: what they are called does not tell.
enum TsukurepoItem: Hashable, Sendable {
  /// `nil` before there is a report, as with the title.
  case media(TsukurepoMedia?)
  case margin
  case recipeTitle(TsukurepoRecipe?)
  case recipeDescription(String)
  case ingredientsHeader
  case ingredient(TsukurepoIngredient)
  case showMore(recipeID: TsukurepoRecipe.ID)
}
