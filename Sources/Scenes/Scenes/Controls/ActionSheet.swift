extension ScreenPart {
  /// Shows choices at the lower edge, in front of everything.
  ///
  /// As a layer, it covers the others; a tap beside its panel does nothing. Where the layers are not high
  /// enough for all of it, its words scroll above its buttons, and so do those, but for the one to cancel.
  ///
  /// - Parameters:
  ///   - title: What is chosen; `nil` for no words.
  ///   - message: More words about it.
  ///   - content: Its buttons, from top to bottom.
  /// - Returns: An action sheet, whose panel has a scroll for its words and one for its buttons; the first button
  ///   to cancel stands between or below these, where it comes among the buttons.
  public func actionSheet(
    _ title: String? = nil,
    message: String? = nil,
    @ScreenBuilder content: () -> [ScreenElement]
  ) -> ScreenElement {
    let panel = panel(words(title, message), content(), at: .bottom)
    let sheet = ScreenElement(.actionSheet, .layers, children: [panel]).blocksTouches()
    return title.map { sheet.label($0) } ?? sheet
  }
}
