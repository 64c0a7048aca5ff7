import FoodDrawings
import Foundation
import ScenesHeadless

/// The embedded shops and the products that they offer beside the initial cart, as read from the catalogue's file.
struct ShopCatalogue: Hashable, Sendable, Decodable {
  /// A product, and when there is some of it.
  struct Item: Hashable, Sendable, Decodable {
    let id: Int
    let name: String
    let kind: FoodKind
    let picture: String
    let price: Int
    let stock: Int
    var isNew: Bool?
    var isLimited: Bool?
    /// The days without a delivery of it, as in 2026-04-02.
    var notDeliveredOn: [String]?
  }

  /// A shop with the identifiers of its products.
  struct Shop: Hashable, Sendable, Decodable {
    let id: Int
    let name: String
    let products: [Int]
  }

  var products: [Item] = []
  var shops: [Shop] = []

  /// The bundled file, read once.
  static let bundled = Result { () throws(EmbeddedDataError) in
    let file = "KaimonoData/catalogue.json"
    return try read(try KaimonoDataFile.content(of: file), file: file)
  }

  /// Reads a file's content.
  ///
  /// - Parameters:
  ///   - data: The content.
  ///   - file: The file's name, for errors.
  /// - Returns: The catalogue.
  /// - Throws: ``EmbeddedDataError/malformed(file:reason:)``.
  static func read(_ data: Data, file: String) throws(EmbeddedDataError) -> ShopCatalogue {
    try KaimonoDataFile.read(ShopCatalogue.self, data, file: file)
  }
}
