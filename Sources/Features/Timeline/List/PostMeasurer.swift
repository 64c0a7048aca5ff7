import Scenes

/// Measures what the cells of posts show, before there are any.
@MainActor
struct PostMeasurer {
  /// The room between a cell's edge and its words, and between two lines.
  nonisolated static let inset = 8.0
  nonisolated static let spacing = 4.0
  /// The most lines that a cell has of a name and of a text.
  nonisolated static let nameLines = 2
  nonisolated static let textLines = 8

  private let measurer: any TextMeasurer

  init(_ measurer: any TextMeasurer = EmTextMeasurer()) {
    self.measurer = measurer
  }

  /// The size of a post's cell.
  func size(of post: TimelinePost, in room: PostRoom) -> ScreenSize {
    let height =
      switch post.content {
      case .image(let picture): room.width * picture.size.height / picture.size.width
      case .product(let product):
        room.width
          + lines([
            height(product.name, .body, Self.nameLines, in: room),
            height("", .headline, 1, in: room), height("", .footnote, 1, in: room),
          ])
      case .description(let text):
        lines([
          height("", .headline, 1, in: room), height(text, .body, Self.textLines, in: room),
          height("", .footnote, 1, in: room),
        ])
      }
    return ScreenSize(width: room.width, height: height)
  }

  private func lines(_ heights: [Double]) -> Double {
    heights.reduce(2 * Self.inset) { $0 + $1 } + Self.spacing * Double(heights.count - 1)
  }

  private func height(
    _ text: String,
    _ style: ScreenTextStyle,
    _ limit: Int,
    in room: PostRoom
  ) -> Double {
    let font = style.font(at: room.textSize)
    let width = max(0, room.width - 2 * Self.inset)
    let natural = measurer.size(of: text, font: font, width: width).height
    return min(natural, Double(limit) * font.lineHeight)
  }
}
