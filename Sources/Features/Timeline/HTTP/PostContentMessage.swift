import Scenes
import ScenesTransport

/// The content of a post, as the back end sends it: its kind, and the fields of that kind.
enum PostContentMessage: Codable {
  /// A picture, with the size that is known before it comes.
  struct Picture: Codable {
    let name: String
    let width: Double
    let height: Double

    init(_ picture: TimelinePicture) {
      (name, width, height) = (picture.name, picture.size.width, picture.size.height)
    }

    func picture(at path: String) throws(TransportMistake) -> TimelinePicture {
      let width = try PictureMessage.check(width, at: path + "width")
      let height = try PictureMessage.check(height, at: path + "height")
      return TimelinePicture(name: name, size: ScreenSize(width: width, height: height))
    }
  }

  /// The product that is for sale.
  struct Product: Codable {
    let name: String
    let price: Int
    let picture: Picture
  }

  case image(Picture)
  case product(Product)
  case description(String)

  private enum Field: String, CodingKey {
    case kind, picture, product, text
  }

  init(_ content: TimelinePost.Content) {
    switch content {
    case .image(let picture): self = .image(Picture(picture))
    case .product(let product):
      let picture = Picture(product.picture)
      self = .product(Product(name: product.name, price: product.price, picture: picture))
    case .description(let text): self = .description(text)
    }
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Field.self)
    switch try fields.decode(TimelinePostKind.self, forKey: .kind) {
    case .image: self = .image(try fields.decode(Picture.self, forKey: .picture))
    case .product: self = .product(try fields.decode(Product.self, forKey: .product))
    case .description: self = .description(try fields.decode(String.self, forKey: .text))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Field.self)
    switch self {
    case .image(let picture):
      try fields.encode(TimelinePostKind.image, forKey: .kind)
      try fields.encode(picture, forKey: .picture)
    case .product(let product):
      try fields.encode(TimelinePostKind.product, forKey: .kind)
      try fields.encode(product, forKey: .product)
    case .description(let text):
      try fields.encode(TimelinePostKind.description, forKey: .kind)
      try fields.encode(text, forKey: .text)
    }
  }

  /// Reads the content.
  ///
  /// - Parameter path: The path of the content with a dot behind.
  /// - Returns: The content.
  /// - Throws: An error that says which field is wrong.
  func content(at path: String) throws(TransportMistake) -> TimelinePost.Content {
    switch self {
    case .image(let picture): return .image(try picture.picture(at: path + "picture."))
    case .product(let product):
      return .product(
        TimelineProduct(
          name: product.name,
          price: try MessageFields.check(product.price, from: 0, at: path + "product.price"),
          picture: try product.picture.picture(at: path + "product.picture.")
        )
      )
    case .description(let text): return .description(text)
    }
  }
}
