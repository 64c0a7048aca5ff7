extension ScreenPart {
  /// Shows what stands above a scene: the way back, buttons, a title and a search.
  ///
  /// A ``SceneWindow`` shows it by itself for a ``NavigatedSceneView``; a view needs it for a bar of its
  /// own, such as in a pane. A front-end with bars of its own finds the parts by their roles and positions.
  /// The children of the bar's first row are the leading buttons, the title or nothing, and the trailing
  /// buttons.
  ///
  /// - Parameters:
  ///   - item: The content of the bar.
  ///   - back: The button that leads back, before the leading buttons, unless the item hides it.
  /// - Returns: A bar as wide as it may be.
  public func navigationBar(
    _ item: SceneNavigationItem,
    @ScreenBuilder back: () -> [ScreenElement] = { [] }
  ) -> ScreenElement {
    ScreenElement(.navigationBar, .box(.vertical), children: rows(of: item, back()))
      .background(.background)
  }

  /// Shows the button of a bar that leads back.
  ///
  /// - Parameters:
  ///   - title: Where it leads; a front-end adds its own sign of going back.
  ///   - action: The closure that a tap runs.
  /// - Returns: A button of the role ``ScreenRole/backButton``.
  public func backButton(
    _ title: String,
    action: @escaping @MainActor () -> Void
  ) -> ScreenElement {
    var button = ScreenElement(.backButton, .text, text: title, action: ScreenAction(action))
    button.changeDetails { $0.inset = .control }
    return button.color(.accent)
  }

  /// The rows of a bar; each has its place, whichever of the others is there.
  @ScreenBuilder
  private func rows(of item: SceneNavigationItem, _ back: [ScreenElement]) -> [ScreenElement] {
    if let prompt = item.prompt {
      layers { text(prompt).textStyle(.footnote).color(.secondaryLabel).alignment(.top) }
        .padding(horizontal: 16, vertical: 4)
    }
    ScreenElement(
      .row,
      laidOutBy: ScreenBarLayout(stretches: false, least: 44),
      [
        row {
          if !item.hidesBackButton { back }
          item.leadingElements
        },
        item.style == .inline ? title(item, .headline) : row {},
        row { item.trailingElements },
      ]
    )
    if item.style == .large {
      title(item, .largeTitle).padding(horizontal: 16, vertical: 4)
    }
    if let field = item.searchField {
      ScreenElement(
        .row,
        laidOutBy: ScreenBarLayout(stretches: true, least: 0),
        [
          row {},
          field,
          row {
            if let cancel = item.searchCancel {
              button(cancel.title ?? environment.words.cancel, action: cancel.action.perform)
                .identifier("search-cancel")
            }
          },
        ]
      )
      .padding(horizontal: 8, vertical: 4)
    }
  }

  private func title(_ item: SceneNavigationItem, _ style: ScreenTextStyle) -> ScreenElement {
    text(item.title).textStyle(style).maximumTextSize(.extraExtraExtraLarge)
      // One line is the look of a bar; who needs large letters gets all of them.
      .lineLimit(environment.textSize.isAccessibilitySize ? nil : 1)
      .header(level: 1)
  }
}

/// A line of three children: one at its beginning, one in its middle and one at its end.
///
/// The middle child has a line of its own if the others leave less than a third of the width, and less than it
/// needs.
struct ScreenBarLayout: ScreenLayout {
  /// `true` if the middle child takes all the width between the others.
  let stretches: Bool
  /// The least height of the line.
  let least: Double

  func arrange(_ children: ScreenLayoutChildren, in room: ScreenSize) -> ScreenArrangement {
    guard children.count == 3 else { return ScreenArrangement(size: .zero, frames: []) }
    let ideal = (0..<3).map { children.idealWidth(at: $0) }
    let width = room.width.isFinite ? room.width : ideal[0] + ideal[1] + ideal[2]
    // The two ends get half of the line each, and what the other does not need.
    let start = min(ideal[0], max(width / 2, width - ideal[2]))
    let end = min(ideal[2], width - start)
    let between = max(0, width - start - end)
    let isBeside = between >= min(ideal[1], width / 3)
    let most = isBeside ? between : width

    let first = children.size(at: 0, width: start)
    let middle = children.size(at: 1, width: stretches ? most : min(ideal[1], most))
    let last = children.size(at: 2, width: end)
    let line = max(least, first.height, last.height, isBeside ? middle.height : 0)

    func frame(_ size: ScreenSize, x: Double, y: Double = 0, in height: Double) -> ScreenRect {
      ScreenRect(
        origin: ScreenPoint(x: x, y: y + (height - size.height) / 2),
        size: size
      )
    }
    let centered = (width - middle.width) / 2
    let frames = [
      frame(first, x: 0, in: line),
      isBeside
        ? frame(middle, x: min(max(centered, start), width - end - middle.width), in: line)
        : frame(middle, x: centered, y: line, in: middle.height),
      frame(last, x: width - last.width, in: line),
    ]
    let height = isBeside ? line : line + middle.height
    return ScreenArrangement(size: ScreenSize(width: width, height: height), frames: frames)
  }
}
