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
    let panel = panel(words(title, message), content(), at: .center).frame(width: 270)
    return ScreenElement(.alert, .layers, children: [panel]).label(title).blocksTouches()
  }

  /// What an alert and an action sheet say.
  func words(_ title: String?, _ message: String?) -> [ScreenElement] {
    var words: [ScreenElement] = []
    if let title { words.append(text(title).textStyle(.headline).header()) }
    if let message { words.append(text(message)) }
    return words
  }

  /// What an alert and an action sheet show of themselves: words, what can be chosen, and below them what
  /// is always seen.
  func panel(
    _ words: [ScreenElement],
    _ content: [ScreenElement],
    below: [ScreenElement] = [],
    at alignment: ScreenAlignment
  ) -> ScreenElement {
    let areas = [words, content].filter { !$0.isEmpty }.map { area in scroll(spacing: 8) { area } }
    return panel(areas, below: below, at: alignment).padding(16)
  }

  /// A panel in front of everything, off the edges and what the device covers there.
  ///
  /// In the middle it stays in the middle; at the bottom it stays at the edge.
  func panel(
    _ scrolls: [ScreenElement],
    below: [ScreenElement] = [],
    at alignment: ScreenAlignment
  ) -> ScreenElement {
    let safe = environment.safeArea
    let margin = alignment == .center ? 2 * (max(safe.top, safe.bottom) + 8) : safe.top + 8
    let areas = ScreenPanelAreas(spacing: 8, margin: margin, scrolls: scrolls.count)
    var panel = ScreenElement(.column, laidOutBy: areas, scrolls + below)
    panel.changeDetails { $0.fitsLayers = true }
    return panel.fillsWidth().alignment(alignment).background(.background)
  }
}
