import Scenes

/// The field for a search's name, with its buttons.
struct SavedSearchEditorPart: ScreenPart, Equatable {
  let editor: SavedSearchEditor
  @Handler var didChangeName: @MainActor (String) -> Void
  @Handler var didTapSave: @MainActor () -> Void
  @Handler var didTapCancel: @MainActor () -> Void

  var body: [ScreenElement] {
    column(spacing: 8) {
      textField(
        editor.text,
        placeholder: "検索条件の名前",
        typing: ScreenTyping(returnKey: .done, maximumLength: SavedSearchEditor.longestName),
        onChange: didChangeName
      )
      .onSubmit(didTapSave)
      .focusRequested()
      .identifier("saved-search-name")
      button("保存", role: .primary, action: didTapSave)
        .disabled(editor.name == nil)
        .identifier("saved-search-save")
      button("キャンセル", role: .cancel, action: didTapCancel).identifier("saved-search-cancel")
    }
    .padding(horizontal: 16, vertical: 8)
    .readableWidth()
  }
}
