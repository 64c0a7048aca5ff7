import Scenes

/// How the author cooked, however long that is.
struct RecipeDescriptionCell: ScreenPart, Equatable {
  let description: String

  var body: [ScreenElement] {
    text(description)
      .identifier("tsukurepo-description")
      .padding(horizontal: 16, vertical: 8)
  }
}
