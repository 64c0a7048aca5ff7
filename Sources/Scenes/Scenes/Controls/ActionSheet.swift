extension ScreenPart {
  /// Shows choices at the lower edge, in front of everything.
  ///
  /// As a layer, it covers the others; a tap beside its panel does nothing. Where the layers are not high
  /// enough for all of it, its words and its buttons scroll, but for a button to cancel that comes last.
  ///
  /// - Parameters:
  ///   - title: What is chosen; `nil` for no words.
  ///   - message: More words about it.
  ///   - content: Its buttons, from top to bottom.
  /// - Returns: An action sheet, whose panel has a scroll for its words and one for its buttons.
  public func actionSheet(
    _ title: String? = nil,
    message: String? = nil,
    @ScreenBuilder content: () -> [ScreenElement]
  ) -> ScreenElement {
    var buttons = content()
    var last: [ScreenElement] = []
    if let cancel = buttons.last, cancel.isCancelButton { last = [buttons.removeLast()] }
    let panel = panel(words(title, message), buttons, below: last, at: .bottom)
    let sheet = ScreenElement(.actionSheet, .layers, children: [panel]).blocksTouches()
    return title.map { sheet.label($0) } ?? sheet
  }
}

extension ScreenElement {
  /// Whether it leaves everything as it is.
  fileprivate var isCancelButton: Bool {
    fields.box?.details.specifics?.specifics.buttonRole == .cancel
  }
}
