import Scenes

/// Accessories, the content and accessories side by side: the content has the width that they leave.
struct ListRowLayout: ScreenLayout {
  /// The room between two of them.
  private static let spacing = 12.0

  /// How many accessories are before the content.
  let leading: Int
  /// How much further than the others the first of them begins.
  let indentation: Double

  func arrange(_ children: ScreenLayoutChildren, in room: ScreenSize) -> ScreenArrangement {
    let margin = ListMetrics.margin
    var widths = (0..<children.count).map { children.idealWidth(at: $0) }
    let around = 2 * margin + indentation + Self.spacing * Double(max(0, widths.count - 1))
    if room.width.isFinite, widths.indices.contains(leading) {
      widths[leading] = 0
      widths[leading] = max(0, room.width - around - widths.reduce(0, +))
    }
    let width = room.width.isFinite ? room.width : around + widths.reduce(0, +)
    let sizes = widths.enumerated().map { children.size(at: $0, width: $1) }
    let height = max(
      ListMetrics.leastHeight,
      room.height.isFinite ? room.height : 0,
      sizes.map(\.height).max() ?? 0
    )
    var x = margin + indentation
    let frames = zip(widths, sizes).map { width, size in
      defer { x += width + Self.spacing }
      return ScreenRect(
        x: x,
        y: (height - size.height) / 2,
        width: size.width,
        height: size.height
      )
    }
    return ScreenArrangement(size: ScreenSize(width: width, height: height), frames: frames)
  }
}
