import Scenes

extension TerminalScreen {
  /// Types into a field, or moves the caret in it.
  ///
  /// - Returns: `true` if the key has a meaning in the field.
  func edit(_ field: LaidOutElement, with key: Key) -> Bool {
    let isMultiline = field.element.typing?.isMultiline == true
    var typed = TypedText(field.element.text ?? "", after: caret(in: field))
    let inset = field.element.inset
    let room = field.frame.width - inset.leading - inset.trailing
    let columns = CellMeasurer.columns(within: room)
    if typed.take(key, isMultiline: isMultiline, room: columns) {
      moveCaret(to: typed, in: field)
      let text = typed.text
      if text != field.element.text ?? "" { send(.text(text), to: field.id) }
      return true
    }
    switch key {
    case .enter where field.element.events.contains(.submit): send(.submit, to: field.id)
    case .escape: send(.focus(false), to: field.id)
    default: return false
    }
    return true
  }
}
