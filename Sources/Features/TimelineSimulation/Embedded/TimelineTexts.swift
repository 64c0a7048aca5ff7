import FoodDrawings
import Scenes
import Timeline

/// The texts of the bundled posts.
///
/// The same number always makes the same post.
struct TimelineTexts: Decodable, Hashable, Sendable {
  /// A product that can be for sale.
  struct Product: Decodable, Hashable, Sendable {
    let name: String
    let price: Int
    let kind: FoodKind
  }

  let authors: [String]
  let products: [Product]
  let descriptions: [String]
  let comments: [String]
  let banners: [TimelineBanner]
  /// The message that the back end sends while it reports a failure.
  let trouble: String

  /// The kind of a number's post: the kinds take turns.
  static func kind(_ number: Int) -> TimelinePostKind {
    TimelinePostKind.allCases[(number - 1) % TimelinePostKind.allCases.count]
  }

  /// Makes a post in its original form.
  func post(_ number: Int, _ kind: TimelinePostKind) -> TimelinePost {
    TimelinePost(
      id: number,
      author: Self.pick(authors, number),
      isOwn: number % 20 == 5,
      content: content(number, kind),
      commentCount: Self.commentCount(number)
    )
  }

  private func content(_ number: Int, _ kind: TimelinePostKind) -> TimelinePost.Content {
    switch kind {
    case .image:
      let size = ScreenSize(width: 300, height: Self.pick([400, 300, 225, 360, 450], number / 3))
      return .image(TimelinePicture(name: "image-\(number)", size: size))
    case .product:
      let product = product(number)
      let size = ScreenSize(width: 300, height: 300)
      return .product(
        TimelineProduct(
          name: product.name,
          price: product.price + number % 7 * 50,
          picture: TimelinePicture(name: "product-\(number)", size: size)
        )
      )
    case .description: return .description(Self.pick(descriptions, number / 3))
    }
  }

  private func product(_ number: Int) -> Product { Self.pick(products, number / 3) }

  /// Returns the comments that a post has originally.
  func comments(of number: Int) -> [TimelineComment] {
    (0..<Self.commentCount(number)).map { place in
      TimelineComment(
        id: place + 1,
        author: Self.pick(authors, number + place + 1),
        text: Self.pick(comments, number + 3 * place)
      )
    }
  }

  private static func commentCount(_ number: Int) -> Int { number % 4 }

  /// Draws the picture of a post.
  func drawing(of picture: TimelinePicture, _ post: TimelinePost) -> ScreenPicture {
    let kind =
      if case .product = post.content { product(post.id).kind } else { FoodKind.dish }
    return FoodDrawing(picture.name, kind).picture(of: picture.size)
  }

  private static func pick<Element>(_ elements: [Element], _ number: Int) -> Element {
    elements[number % elements.count]
  }
}
