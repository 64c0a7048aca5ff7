extension ScreenPart {
  /// Shows a line of text that a person edits, and nobody sees: bullets stand for it on every screen, in
  /// every transcript, and for every selector.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - placeholder: Words that are shown while there is no text.
  ///   - typing: The keyboard and the length of the text.
  ///   - onChange: Called with the whole text after each edit.
  /// - Returns: A field.
  public func secureField(
    _ text: String,
    placeholder: String? = nil,
    typing: ScreenTyping = ScreenTyping(),
    onChange: @escaping @MainActor (String) -> Void
  ) -> ScreenElement {
    var secure = typing
    secure.isSecure = true
    return field(.secureField, text, placeholder, secure, onChange)
  }
}
