extension ScreenPart {
  /// Shows a question in front of everything.
  ///
  /// As a layer, it covers the others; a tap beside its panel does nothing.
  ///
  /// - Parameters:
  ///   - title: The question.
  ///   - message: More words about it.
  ///   - content: Its buttons, from top to bottom.
  /// - Returns: An alert.
  public func alert(
    _ title: String,
    message: String? = nil,
    @ScreenBuilder content: () -> [ScreenElement]
  ) -> ScreenElement {
    let panel = panel(title, message, content()).frame(width: 270).alignment(.center)
    return ScreenElement(.alert, .layers, children: [panel]).label(title).blocksTouches()
  }

  /// What an alert and an action sheet show of themselves: words, and what can be chosen.
  func panel(
    _ title: String?,
    _ message: String?,
    _ content: [ScreenElement]
  ) -> ScreenElement {
    var words: [ScreenElement] = []
    if let title { words.append(text(title).textStyle(.headline).header()) }
    if let message { words.append(text(message)) }
    return ScreenElement(.column, .box(.vertical), spacing: 8, children: words + content)
      .padding(16).background(.background)
  }
}
