extension ScreenPart {
  /// Shows text of several lines that a person edits; the return key begins a new one.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - placeholder: Words that are shown while there is no text.
  ///   - typing: The keyboard and the length of the text.
  ///   - onChange: Called with the whole text after each edit.
  /// - Returns: A field as high as its text, and 44 points at least.
  public func textArea(
    _ text: String,
    placeholder: String? = nil,
    typing: ScreenTyping = ScreenTyping(),
    onChange: @escaping @MainActor (String) -> Void
  ) -> ScreenElement {
    var multiline = typing
    multiline.isMultiline = true
    var area = field(.textArea, text, placeholder, multiline, onChange)
    area.change { $0.flags.remove(.singleLine) }
    return area
  }
}
