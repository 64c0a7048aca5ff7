import Scenes

/// A picture, and behind it texts, one below the other or side by side if they fit.
struct ListContentLayout: ScreenLayout {
  /// The room behind the picture.
  private static let imageSpacing = 12.0
  /// The least room between two texts side by side.
  private static let spacing = 12.0
  /// The room between two texts one below the other.
  private static let lineSpacing = 3.0

  /// Whether the first of what it arranges is a picture.
  let hasImage: Bool
  /// Whether two texts are side by side if they fit.
  let prefersSideBySide: Bool

  func arrange(_ children: ScreenLayoutChildren, in room: ScreenSize) -> ScreenArrangement {
    let image =
      hasImage && children.count > 0 ? children.size(at: 0, width: .infinity) : nil
    let start = image.map { $0.width + Self.imageSpacing } ?? 0
    let texts = (image == nil ? 0 : 1)..<children.count
    let ideals = texts.map { children.idealWidth(at: $0) }
    let inOneLine = ideals.reduce(0, +) + Self.spacing * Double(max(0, ideals.count - 1))
    let widest = prefersSideBySide ? inOneLine : ideals.max() ?? 0
    let width = room.width.isFinite ? room.width : start + widest
    let rest = max(0, width - start)
    let isOneLine = prefersSideBySide && ideals.count == 2 && inOneLine <= rest + 1e-6
    let sizes = zip(texts, ideals).map { children.size(at: $0, width: isOneLine ? $1 : rest) }
    let textHeight =
      isOneLine
      ? sizes.map(\.height).max() ?? 0
      : sizes.reduce(0) { $0 + $1.height } + Self.lineSpacing * Double(max(0, sizes.count - 1))
    let height = max(image?.height ?? 0, textHeight)
    var frames: [ScreenRect] = []
    if let image { frames.append(image.placed(x: 0, y: (height - image.height) / 2)) }
    var y = (height - textHeight) / 2
    for (place, size) in sizes.enumerated() {
      if isOneLine {
        let x = place == 0 ? start : width - size.width
        frames.append(size.placed(x: x, y: (height - size.height) / 2))
      } else {
        frames.append(size.placed(x: start, y: y))
        y += size.height + Self.lineSpacing
      }
    }
    return ScreenArrangement(size: ScreenSize(width: width, height: height), frames: frames)
  }
}

extension ScreenSize {
  fileprivate func placed(x: Double, y: Double) -> ScreenRect {
    ScreenRect(origin: ScreenPoint(x: x, y: y), size: self)
  }
}
