extension ScreenPart {
  /// Shows a question in front of everything.
  ///
  /// As a layer, it covers the others; a tap beside its panel does nothing. Where the layers are not high
  /// enough for all of it, its words scroll above its buttons, and so do the buttons if they need more than
  /// the half.
  ///
  /// - Parameters:
  ///   - title: The question.
  ///   - message: More words about it.
  ///   - content: Its buttons, from top to bottom.
  /// - Returns: An alert, whose panel has a scroll for its words and one for its buttons.
  public func alert(
    _ title: String,
    message: String? = nil,
    @ScreenBuilder content: () -> [ScreenElement]
  ) -> ScreenElement {
    let panel = panel(title, message, content()).frame(width: 270).alignment(.center)
    return ScreenElement(.alert, .layers, children: [panel]).label(title).blocksTouches()
      .holdingPanel(.center, within: environment.safeArea)
  }

  /// What an alert and an action sheet show of themselves: words, what can be chosen, and below them what
  /// is always seen.
  func panel(
    _ title: String?,
    _ message: String?,
    _ content: [ScreenElement],
    below: [ScreenElement] = []
  ) -> ScreenElement {
    var words: [ScreenElement] = []
    if let title { words.append(text(title).textStyle(.headline).header()) }
    if let message { words.append(text(message)) }
    let scrolls = [words, content].filter { !$0.isEmpty }.map { area in
      scroll(spacing: 8) { area }
    }
    let areas = ScreenPanelAreas(spacing: 8, scrolls: scrolls.count)
    return ScreenElement(.column, laidOutBy: areas, scrolls + below)
      .fillsWidth().padding(16).background(.background)
  }
}

extension ScreenElement {
  /// Keeps a panel in front of everything off the edges, and off what the device covers there.
  ///
  /// In the middle it stays in the middle; at the bottom it stays at the edge.
  consuming func holdingPanel(
    _ alignment: ScreenAlignment,
    within safe: ScreenInsets
  ) -> ScreenElement {
    let isInMiddle = alignment == .center
    let top = 8 + (isInMiddle ? max(safe.top, safe.bottom) : safe.top)
    changeDetails { $0.inset = ScreenInsets(top: top, bottom: isInMiddle ? top : 0) }
    return self
  }
}
