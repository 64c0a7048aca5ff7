extension ScreenPart {
  /// Shows the tabs of a screen, beside one another.
  ///
  /// A ``SceneWindow`` shows it by itself below the scenes of tabs that have a ``SceneTabItem``; a view
  /// needs it for tabs of its own.
  ///
  /// - Parameter content: The tabs, each made by ``tab(_:image:badge:isSelected:action:)``.
  /// - Returns: A bar as wide as it may be, of which each tab has the same share.
  public func tabBar(@ScreenBuilder content: () -> [ScreenElement]) -> ScreenElement {
    ScreenElement(.tabBar, laidOutBy: ScreenTabBarLayout(), content()).background(.background)
  }

  /// Shows a tab, whose words are as large as usual whatever size of text a person has chosen, as UIKit's are.
  ///
  /// - Parameters:
  ///   - title: The words on it.
  ///   - image: The name of a picture above them; `nil` for none.
  ///   - badge: What is on its badge, which is also its value; `nil` for no badge.
  ///   - isSelected: Whether it is the one that is shown.
  ///   - action: The closure that a tap runs, also if it is the one that is shown.
  /// - Returns: A tab, whose children are the picture and the words.
  public func tab(
    _ title: String,
    image: String? = nil,
    badge: String? = nil,
    isSelected: Bool,
    action: @escaping @MainActor () -> Void
  ) -> ScreenElement {
    let words = text(title).textStyle(.caption2).maximumTextSize(.large).lineLimit(1)
      .color(isSelected ? .accent : .secondaryLabel)
    let parts =
      if let image {
        [
          row { self.image(image).frame(width: 28, height: 28) }.padding(horizontal: 12)
            .badge(badge),
          words,
        ]
      } else {
        [words.padding(horizontal: 12).badge(badge)]
      }
    let tab = ScreenElement(.tab, laidOutBy: ScreenTabLayout(), parts)
      .label(title).selected(isSelected).onTap(action)
    return badge.map { tab.value($0) } ?? tab
  }
}

/// Children beside one another, with the same width each.
struct ScreenTabBarLayout: ScreenLayout {
  func arrange(_ children: ScreenLayoutChildren, in room: ScreenSize) -> ScreenArrangement {
    ScreenColumns(count: max(1, children.count), spacing: 0).arrange(children, in: room)
  }
}

/// Children below one another, each in the middle; at least as high as a tab of UIKit.
struct ScreenTabLayout: ScreenLayout {
  func arrange(_ children: ScreenLayoutChildren, in room: ScreenSize) -> ScreenArrangement {
    let ideal = (0..<children.count).map { children.idealWidth(at: $0) }
    let width = room.width.isFinite ? room.width : ideal.max() ?? 0
    let sizes = ideal.enumerated().map { index, ideal in
      children.size(at: index, width: min(ideal, width))
    }
    let content = sizes.reduce(0) { $0 + $1.height }
    let height = max(49, content)
    var y = (height - content) / 2
    var frames: [ScreenRect] = []
    for size in sizes {
      let origin = ScreenPoint(x: (width - size.width) / 2, y: y)
      frames.append(ScreenRect(origin: origin, size: size))
      y += size.height
    }
    return ScreenArrangement(size: ScreenSize(width: width, height: height), frames: frames)
  }
}
