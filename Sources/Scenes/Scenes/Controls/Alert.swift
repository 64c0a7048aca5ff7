extension ScreenPart {
  /// Shows a question in front of everything.
  ///
  /// As a layer, it covers the others; a tap beside its panel does nothing. Where the layers are not high
  /// enough for all of it, its words scroll above its buttons, and so do the buttons if they need more than
  /// the half, but for the one to cancel.
  ///
  /// - Parameters:
  ///   - title: The question.
  ///   - message: More words about it.
  ///   - content: Its buttons, from top to bottom.
  /// - Returns: An alert, whose panel has a scroll for its words and one for its buttons; the first button to
  ///   cancel stands between or below these, where it comes among the buttons.
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

  /// What an alert and an action sheet show of themselves: words, and below them what can be chosen.
  ///
  /// A person can always leave everything as it is, however much there is to choose from.
  func panel(
    _ words: [ScreenElement],
    _ content: [ScreenElement],
    at alignment: ScreenAlignment
  ) -> ScreenElement {
    let cancel = content.firstIndex { $0.isCancelButton } ?? content.endIndex
    let (before, rest) = (content[..<cancel], content[cancel...])
    let scrolls = [words[...], before, rest.dropFirst()].map { area in
      area.isEmpty ? [] : [scroll(spacing: 8) { Array(area) }]
    }
    let areas = scrolls[0] + scrolls[1] + rest.prefix(1) + scrolls[2]
    return panel(areas, at: alignment).padding(16)
  }

  /// A panel in front of everything, off the edges and what the device covers there.
  ///
  /// In the middle it stays in the middle; at the bottom it stays at the edge. Its areas give way where they are
  /// scrolls.
  func panel(_ areas: [ScreenElement], at alignment: ScreenAlignment) -> ScreenElement {
    let safe = environment.safeArea
    let margin = alignment == .center ? 2 * (max(safe.top, safe.bottom) + 8) : safe.top + 8
    let layout = ScreenPanelAreas(
      spacing: 8,
      margin: margin,
      scrolls: areas.map { $0.fields.primitive.scrollAxis != nil }
    )
    var panel = ScreenElement(.column, laidOutBy: layout, areas)
    panel.changeDetails { $0.fitsLayers = true }
    return panel.fillsWidth().alignment(alignment).background(.background)
  }
}

extension ScreenElement {
  /// Whether it leaves everything as it is.
  fileprivate var isCancelButton: Bool {
    fields.box?.details.specifics?.specifics.buttonRole == .cancel
  }
}
