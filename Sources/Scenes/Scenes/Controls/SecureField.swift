extension ScreenPart {
  /// Shows a line of text that a person edits and that stays secret: bullets replace it on every screen, in every
  /// transcript, and for every selector.
  ///
  /// A ``textField(_:placeholder:typing:onChange:)`` at the same position is the same field: a switch between the two
  /// keeps the focus, the text and the cursor. The two branches of an `if` are one position for them, where each branch
  /// has the field alone:
  ///
  /// ```swift
  /// if dataSource.isShown {
  ///   textField(dataSource.secret) { delegate?.signInViewDidChangeSecret($0) }
  /// } else {
  ///   secureField(dataSource.secret) { delegate?.signInViewDidChangeSecret($0) }
  /// }
  /// ```
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
