import Scenes

/// The title of the ingredients.
struct IngredientsHeaderCell: ScreenPart, Equatable {
  var body: [ScreenElement] {
    text("材料")
      .textStyle(.headline)
      .header()
      .identifier("tsukurepo-ingredients-header")
      .padding(horizontal: 16, vertical: 8)
  }
}
