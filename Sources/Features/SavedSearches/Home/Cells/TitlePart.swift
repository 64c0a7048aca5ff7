import Scenes

/// The title of the saved searches, and what can be done with them.
struct TitlePart: ScreenPart, Equatable {
  let isEditing: Bool
  @Handler var didTapAdd: @MainActor () -> Void
  @Handler var didTapEdit: @MainActor () -> Void
  @Handler var didTapMarkGrid: @MainActor () -> Void

  var body: [ScreenElement] {
    column(spacing: 8) {
      button("えらぶ", action: didTapMarkGrid).identifier("home-mark-grid")
      text("保存した検索条件").textStyle(.title2).header().identifier("saved-searches-title")
      row(spacing: 8) {
        button("追加", action: didTapAdd).identifier("saved-search-add")
        button(isEditing ? "完了" : "編集", action: didTapEdit).identifier("saved-searches-edit")
      }
    }
    .padding(horizontal: 16, vertical: 8)
  }
}
