import Scenes

/// The title of what is recommended.
struct RecommendationHeaderPart: ScreenPart, Equatable {
  var body: [ScreenElement] {
    text("おすすめの検索条件").textStyle(.headline).header()
      .identifier("saved-searches-recommendation")
      .padding(horizontal: 16, vertical: 8)
  }
}

/// A search that a person may want to save; a tap saves it.
struct RecommendationRow: ScreenPart, Equatable {
  let sample: SavedSearchSample
  @Handler var didTap: @MainActor () -> Void

  var body: [ScreenElement] {
    button(sample.name, action: didTap)
      .hint("検索条件を保存する")
      .identifier("saved-search-recommended-\(sample.words)")
      .padding(horizontal: 16, vertical: 4)
  }
}
