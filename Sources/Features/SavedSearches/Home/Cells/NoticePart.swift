import Scenes

/// What a person should know of the saved searches.
struct NoticePart: ScreenPart, Equatable {
  let notice: SavedSearchesNotice
  @Handler var didTapClose: @MainActor () -> Void

  var body: [ScreenElement] {
    column(spacing: 8) {
      text(notice.message).identifier("saved-searches-notice-\(notice.rawValue)")
      if notice.canBeClosed {
        button("閉じる", action: didTapClose).identifier("saved-searches-notice-close")
      }
    }
    .padding(horizontal: 16, vertical: 8)
  }
}
