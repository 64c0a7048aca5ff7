extension ScreenPart {
  /// Shows text, which wraps at the width that it is given.
  public func text(_ text: String) -> ScreenElement {
    ScreenElement(.text, .text, text: text)
  }
}
