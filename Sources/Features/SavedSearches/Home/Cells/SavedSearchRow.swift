import Scenes

/// A saved search: its name, which runs it, how much is new, and what it looks for if that is something else.
struct SavedSearchRow: ScreenPart, Equatable {
  let search: SavedSearch
  @Handler var didTap: @MainActor () -> Void

  var body: [ScreenElement] {
    column {
      button(search.name, action: didTap)
        .identifier("saved-search-\(search.id)")
        .badge(search.newHits)
      if search.words != search.name {
        text(search.words).textStyle(.footnote).color(.secondaryLabel)
          .identifier("saved-search-words-\(search.id)")
      }
    }
    .padding(horizontal: 16, vertical: 4)
  }
}
