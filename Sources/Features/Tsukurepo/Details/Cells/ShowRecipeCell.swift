import Scenes

/// The way to the recipe.
struct ShowRecipeCell: ScreenPart, Equatable {
  @Handler var didTap: @MainActor () -> Void

  var body: [ScreenElement] {
    layers {
      button("このレシピを詳しく見る", role: .primary, action: didTap)
        .identifier("tsukurepo-show-recipe")
        // Its place is of a fixed height.
        .maximumTextSize(.accessibilityMedium)
        .alignment(.center)
    }
    .padding(horizontal: 16)
  }
}
