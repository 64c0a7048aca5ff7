import Foundation
import Scenes

/// A line of what a post's cell says, which is as high as its words make it.
struct PostLine: Hashable, Sendable {
  let text: String
  let style: ScreenTextStyle

  /// All that the cell of a post says, as it is measured and as it is shown.
  static func lines(of post: TimelinePost) -> [PostLine] {
    let comments = PostLine(text: "コメント \(post.commentCount)", style: .footnote)
    return switch post.content {
    case .image: []
    case .product(let product):
      [
        PostLine(text: product.name, style: .body),
        PostLine(text: product.shownPrice, style: .headline), comments,
      ]
    case .description(let description):
      [
        PostLine(text: "\(post.author)さん", style: .headline),
        PostLine(text: description, style: .body), comments,
      ]
    }
  }
}

extension TimelineProduct {
  /// The price as a person reads it, the same in every locale: `1,200円`.
  var shownPrice: String { price.formatted(.number.locale(Locale(identifier: "ja_JP"))) + "円" }
}
