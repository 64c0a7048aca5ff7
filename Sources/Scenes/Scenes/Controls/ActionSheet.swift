extension ScreenPart {
  /// Shows choices at the lower edge, in front of everything.
  ///
  /// As a layer, it covers the others; a tap beside its panel does nothing.
  ///
  /// - Parameters:
  ///   - title: What is chosen; `nil` for no words.
  ///   - message: More words about it.
  ///   - content: Its buttons, from top to bottom.
  /// - Returns: An action sheet.
  public func actionSheet(
    _ title: String? = nil,
    message: String? = nil,
    @ScreenBuilder content: () -> [ScreenElement]
  ) -> ScreenElement {
    let panel = panel(title, message, content()).alignment(.bottom)
    let sheet = ScreenElement(.actionSheet, .layers, children: [panel]).blocksTouches()
    return title.map { sheet.label($0) } ?? sheet
  }
}
