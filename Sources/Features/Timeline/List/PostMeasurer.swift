import Scenes

/// Measures what the cells of posts show, before there are any.
@MainActor
struct PostMeasurer {
  /// The room between a cell's edge and its words, and between two lines.
  nonisolated static let inset = 8.0
  nonisolated static let spacing = 4.0

  private let measurer: any TextMeasurer

  init(_ measurer: any TextMeasurer = EmTextMeasurer()) {
    self.measurer = measurer
  }

  /// The size of a post's cell.
  func size(of post: TimelinePost, in room: PostRoom) -> ScreenSize {
    let height =
      switch post.content {
      case .image(let picture): room.width * picture.size.height / picture.size.width
      case .product: room.width + wordsHeight(of: post, in: room)
      case .description: wordsHeight(of: post, in: room)
      }
    return ScreenSize(width: room.width, height: height)
  }

  private func wordsHeight(of post: TimelinePost, in room: PostRoom) -> Double {
    let width = max(0, room.width - 2 * Self.inset)
    let heights = PostLine.lines(of: post).map { line in
      measurer.size(of: line.text, font: line.style.font(at: room.textSize), width: width).height
    }
    return heights.reduce(2 * Self.inset - Self.spacing) { $0 + $1 + Self.spacing }
  }
}
