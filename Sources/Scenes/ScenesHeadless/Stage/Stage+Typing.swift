import Scenes

extension Stage {
  /// Types into the field that has the focus, one character after the other.
  ///
  /// - Parameters:
  ///   - text: What is typed. A line break is the return key, which begins a new line in a text area.
  ///   - isMarked: Whether it stays marked, as Japanese does until it is converted
  ///     (``confirmMarkedText()``).
  /// - Throws: ``ScreenError/nothingFocused(candidates:)``, with the fields that could have it.
  public func type(_ text: String, marked isMarked: Bool = false) throws(ScreenError) {
    for character in text {
      if character.isNewline {
        try press(.return)
      } else {
        let field = try focusedField()
        edit(field, (field.element.text ?? "") + String(character), isMarked)
      }
    }
  }

  /// Takes characters away from the end of the field that has the focus, one after the other, each from
  /// what the field shows by then; all of them if no number is given, as long as it has the focus.
  ///
  /// - Throws: ``ScreenError/nothingFocused(candidates:)``.
  public func erase(_ count: Int? = nil) throws(ScreenError) {
    let first = try focusedField()
    let all = first.element.text?.count ?? 0
    for _ in 0..<max(0, min(count ?? all, all)) {
      let field = try focusedField()
      guard let text = field.element.text, !text.isEmpty, count != nil || field.id == first.id
      else {
        return
      }
      edit(field, String(text.dropLast()), false)
    }
  }

  /// Ends the marking of the text in the field that has the focus.
  ///
  /// - Throws: ``ScreenError/nothingFocused(candidates:)``.
  public func confirmMarkedText() throws(ScreenError) {
    let field = try focusedField()
    edit(field, field.element.text ?? "", false)
  }

  /// Presses a key of the keyboard.
  ///
  /// - Throws: ``ScreenError/nothingFocused(candidates:)``.
  public func press(_ key: ScreenKey) throws(ScreenError) {
    let field = try focusedField()
    switch key {
    case .return where field.element.typing?.isMultiline == true:
      edit(field, (field.element.text ?? "") + "\n", false)
    case .return: send(.submit, to: field.id)
    case .backspace: try erase(1)
    case .escape: send(.focus(false), to: field.id)
    }
  }

  private func focusedField() throws(ScreenError) -> LaidOutElement {
    let elements = frames.elements
    if let focused = elements.first(where: { $0.isFocused }) { return focused }
    throw .nothingFocused(
      candidates: elements.filter { $0.element.events.contains(.text) && $0.isEnabled }
        .map(\.element)
    )
  }

  private func edit(_ field: LaidOutElement, _ text: String, _ isMarked: Bool) {
    send(.text(text, isMarked: isMarked), to: field.id)
  }
}

/// A key of a keyboard that types no character.
public enum ScreenKey: String, Sendable, Hashable, CaseIterable {
  /// The return key: what the field calls done, next or search.
  case `return`
  /// The key that takes the last character away.
  case backspace
  /// The key that takes the focus away.
  case escape
}
