extension ScreenPart {
  /// Shows a line of text that a person edits.
  ///
  /// The text changes only when the data does: an edit that the data source does not take is undone. An input method
  /// marks a part of the text, as in entering Japanese. Until the marking ends, the field shows what a person writes,
  /// and `onChange` is called with each whole text, as for UIKit's `editingChanged`. The data decides again after that.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - placeholder: Words that are shown while there is no text.
  ///   - onChange: Called with the whole text after each edit.
  /// - Returns: A field.
  public func textField(
    _ text: String,
    placeholder: String? = nil,
    onChange: @escaping @MainActor (String) -> Void
  ) -> ScreenElement {
    field(.textField, text, placeholder, nil, onChange)
  }

  /// Shows a line of text that a person edits with a keyboard of some kind; see
  /// ``textField(_:placeholder:onChange:)``.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - placeholder: Words that are shown while there is no text.
  ///   - typing: The keyboard and the length of the text. A longer text is cut before `onChange` is called, but not
  ///     while a part of it is marked: then it is cut when the marking ends.
  ///   - onChange: Called with the whole text after each edit.
  /// - Returns: A field.
  public func textField(
    _ text: String,
    placeholder: String? = nil,
    typing: ScreenTyping,
    onChange: @escaping @MainActor (String) -> Void
  ) -> ScreenElement {
    field(.textField, text, placeholder, typing, onChange)
  }

  func field(
    _ role: ScreenRole,
    _ text: String,
    _ placeholder: String?,
    _ typing: ScreenTyping?,
    _ onChange: @escaping @MainActor (String) -> Void
  ) -> ScreenElement {
    var field = ScreenElement(role, .text, text: text)
    field.change { $0.flags.formUnion([.fillsWidth, .singleLine]) }
    field.changeDetails {
      $0.placeholder = placeholder
      $0.inset = .control
    }
    guard let typing else { return field.onTextChange(onChange) }
    if typing.returnKey == .next, !typing.isMultiline { field = field.onSubmit {} }
    return field.specifically { $0.typing = typing }.onTextChange(onChange)
  }
}

extension ScreenElement {
  /// Shows under a field what is wrong with its text.
  ///
  /// - Parameter message: The words; `nil` if nothing is wrong.
  /// - Returns: A column of the field and the words. The field itself says them as its hint.
  public consuming func validated(_ message: String?) -> ScreenElement {
    guard let message else { return ScreenElement(.column, .box(.vertical), children: [self]) }
    let words = ScreenElement(.text, .text, text: message).textStyle(.footnote).color(.destructive)
    return ScreenElement(.column, .box(.vertical), spacing: 4, children: [hint(message), words])
  }
}
