extension ScreenPart {
  /// Shows a line of text that a person searches for.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - placeholder: Words that are shown while there is no text.
  ///   - onChange: Called with the whole text after each edit.
  ///   - onSearch: Called when a person presses the key that searches.
  /// - Returns: A field.
  public func searchField(
    _ text: String,
    placeholder: String? = nil,
    onChange: @escaping @MainActor (String) -> Void,
    onSearch: @escaping @MainActor () -> Void = {}
  ) -> ScreenElement {
    field(.searchField, text, placeholder, ScreenTyping(returnKey: .search), onChange)
      .onSubmit(onSearch)
  }
}
