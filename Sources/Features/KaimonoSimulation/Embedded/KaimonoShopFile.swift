import FoodDrawings
import Foundation
import Kaimono
import ScenesHeadless
import ScenesTransport

/// Reads the file with the embedded shop's initial cart; what else it offers is in ``ShopCatalogue`` and
/// ``ShopChoices``.
enum KaimonoShopFile {
  /// The bundled file with the bundled catalogue, read once.
  static let bundled = Result { () throws(EmbeddedDataError) in
    let file = "KaimonoData/cart.json"
    return try read(try KaimonoDataFile.content(of: file), file: file)
      .offering(try ShopCatalogue.bundled.get())
      .choosing(from: try ShopChoicesFile.bundled.get())
  }

  private struct Content: Decodable {
    let products: [Product]
    let pickupPlace: String
    let payment: String
    let pickupDays: [DayMessage]
    let earlierOrder: CartMessage?
  }

  private struct Product: Decodable {
    let id: Int
    let name: String
    let kind: FoodKind
    let picture: String
    let price: Int
    let quantity: Int
    let stock: Int
  }

  /// Reads a file's content.
  ///
  /// - Parameters:
  ///   - data: The content.
  ///   - file: The file's name, for errors.
  /// - Returns: The shop's initial data.
  /// - Throws: ``EmbeddedDataError/malformed(file:reason:)``.
  static func read(_ data: Data, file: String) throws(EmbeddedDataError) -> KaimonoShopData {
    let content = try KaimonoDataFile.read(Content.self, data, file: file)
    var days: [PickupDay] = []
    for (index, day) in content.pickupDays.enumerated() {
      do throws(TransportMistake) {
        days.append(try day.day(at: "pickupDays[\(index)]"))
      } catch {
        throw .malformed(file: file, reason: "\(error)")
      }
    }
    if days.isEmpty { throw .malformed(file: file, reason: "pickupDays needs at least one day.") }
    if Set(content.products.map(\.id)).count < content.products.count {
      throw .malformed(file: file, reason: "Two products have one id.")
    }
    return KaimonoShopData(
      items: content.products.map(item),
      pickupPlace: content.pickupPlace,
      payment: content.payment,
      pickupDays: days.sorted { $0.deadline < $1.deadline },
      earlierOrder: try earlierOrder(content.earlierOrder, file: file)
    )
  }

  private static func earlierOrder(
    _ message: CartMessage?,
    file: String
  ) throws(EmbeddedDataError) -> KaimonoCart? {
    do throws(TransportMistake) {
      return try message?.cart(at: "earlierOrder.")
    } catch {
      throw .malformed(file: file, reason: "\(error)")
    }
  }

  private static func item(_ product: Product) -> KaimonoShopData.Item {
    KaimonoShopData.Item(
      product: CartProduct(
        id: product.id,
        name: product.name,
        picture: product.picture,
        price: Yen(product.price),
        quantity: product.quantity
      ),
      kind: product.kind,
      stock: product.stock
    )
  }
}

/// The initial data of the embedded shop, as read from its file.
struct KaimonoShopData: Hashable, Sendable {
  /// A product of the cart and the shop's stock of it.
  struct Item: Hashable, Sendable {
    let product: CartProduct
    let kind: FoodKind
    let stock: Int
  }

  let items: [Item]
  let pickupPlace: String
  let payment: String
  /// The days for which orders can be placed, the earliest first; at least one.
  let pickupDays: [PickupDay]
  /// The earlier order, if the app is launched with one; `nil` if the file has none.
  let earlierOrder: KaimonoCart?
  /// The products that the shop offers beside the items.
  private(set) var catalogue = ShopCatalogue()
  /// The same products by their identifiers, since a shop asks for each of its own.
  private(set) var offers: [CartProduct.ID: ShopCatalogue.Item] = [:]
  /// The choices for each subject.
  private(set) var choices: ShopChoices = [:]
  /// The first choice for each subject.
  private(set) var chosen: [KaimonoChoiceSubject: KaimonoChoice.ID] = [:]

  /// The identifiers of all products, in order.
  var productIDs: [CartProduct.ID] { (items.map(\.product.id) + offers.keys).sorted() }

  /// Returns how many the shop has at first of a product; `nil` if there is no such product.
  func stock(of id: CartProduct.ID) -> Int? {
    offers[id]?.stock ?? items.first { $0.product.id == id }?.stock
  }

  /// Returns the stock of a product after a delivery: the first stock, or 10 if the product began without any.
  func restock(of id: CartProduct.ID) -> Int? {
    stock(of: id).map { $0 > 0 ? $0 : 10 }
  }

  /// The same data with more to offer.
  ///
  /// - Throws: ``EmbeddedDataError/malformed(file:reason:)`` if two products have one identifier, or a shop has
  ///   a product that there is not.
  func offering(_ catalogue: ShopCatalogue) throws(EmbeddedDataError) -> KaimonoShopData {
    var data = self
    (data.catalogue, data.offers) = (catalogue, [:])
    let file = "KaimonoData/catalogue.json"
    for item in catalogue.products {
      if data.stock(of: item.id) != nil {
        throw .malformed(file: file, reason: "Two products have one id.")
      }
      data.offers[item.id] = item
    }
    if let unknown = catalogue.shops.flatMap(\.products).first(where: { data.stock(of: $0) == nil })
    {
      throw .malformed(file: file, reason: "A shop has the product \(unknown), which there is not.")
    }
    return data
  }

  /// The same data with something to choose from.
  ///
  /// - Throws: ``EmbeddedDataError/malformed(file:reason:)`` if what is chosen at first is not among it.
  func choosing(from choices: ShopChoices) throws(EmbeddedDataError) -> KaimonoShopData {
    var data = self
    data.choices = choices
    for (subject, name) in [(.pickupPlace, pickupPlace), (.payment, payment)]
      as [(KaimonoChoiceSubject, String)]
    {
      guard let choice = choices[subject]?.first(where: { $0.name == name }) else {
        let reason = "There is no \(name) among the choices of \(subject.rawValue)."
        throw .malformed(file: ShopChoicesFile.name, reason: reason)
      }
      data.chosen[subject] = choice.id
    }
    return data
  }
}
