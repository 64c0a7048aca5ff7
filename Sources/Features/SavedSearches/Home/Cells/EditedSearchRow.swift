import Scenes

/// A saved search while a person changes the list: its name, and what can be done with it.
struct EditedSearchRow: ScreenPart, Equatable {
  let search: SavedSearch
  @Handler var didTapRename: @MainActor () -> Void
  @Handler var didTapDelete: @MainActor () -> Void
  @Handler var didTapUp: @MainActor () -> Void

  var body: [ScreenElement] {
    column(spacing: 4) {
      text(search.name).identifier("saved-search-\(search.id)").badge(search.newHits)
      if environment.textSize.isAccessibilitySize {
        // In such text the buttons have no room beside each other.
        column(spacing: 4) { buttons }
      } else {
        row(spacing: 8) { buttons }
      }
    }
    .padding(horizontal: 16, vertical: 8)
  }

  @ScreenBuilder private var buttons: [ScreenElement] {
    button("名前を変える", action: didTapRename).identifier("saved-search-rename-\(search.id)")
    button("上へ", action: didTapUp).identifier("saved-search-up-\(search.id)")
    button("削除", role: .destructive, action: didTapDelete)
      .identifier("saved-search-delete-\(search.id)")
  }
}
