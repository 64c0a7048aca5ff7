import Scenes

/// What a search has found: its title, which opens it, and a few words about it.
struct SavedSearchHitRow: ScreenPart, Equatable {
  let hit: SavedSearchHit
  @Handler var didTap: @MainActor () -> Void

  var body: [ScreenElement] {
    column {
      button(hit.title, action: didTap).identifier("saved-search-hit-\(hit.id)")
      text(hit.note).textStyle(.footnote).color(.secondaryLabel)
    }
    .padding(horizontal: 16, vertical: 4)
  }
}
