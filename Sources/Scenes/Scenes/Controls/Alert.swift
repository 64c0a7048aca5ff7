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
    var words = [text(title).textStyle(.headline).header()]
    if let message { words.append(text(message)) }
    let panel = ScreenElement(.column, .box(.vertical), spacing: 8, children: words + content())
      .padding(16).frame(width: 270).alignment(.center).background(.background)
    return ScreenElement(.alert, .layers, children: [panel]).label(title).blocksTouches()
  }
}
