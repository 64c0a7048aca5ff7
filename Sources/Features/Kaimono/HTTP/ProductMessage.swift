import ScenesTransport

/// A product that the shop offers, as it is sent.
struct ProductMessage: Codable {
  let id: Int
  let name: String
  let picture: String
  let price: Int
  let stock: Int
  let isNew: Bool
  let isLimited: Bool
  let isDelivered: Bool

  init(_ product: ShopProduct) {
    id = product.id
    name = product.name
    picture = product.picture
    price = product.price.amount
    stock = product.stock
    isNew = product.isNew
    isLimited = product.isLimited
    isDelivered = product.isDelivered
  }

  fileprivate func product(
    at path: String
  ) throws(TransportMistake) -> ShopProduct {
    ShopProduct(
      id: id,
      name: name,
      picture: picture,
      price: Yen(try MessageFields.check(price, from: 0, at: path + ".price")),
      stock: try MessageFields.check(stock, from: 0, at: path + ".stock"),
      isNew: isNew,
      isLimited: isLimited,
      isDelivered: isDelivered
    )
  }
}

/// Products that the shop offers, as they are sent.
package struct ProductsMessage: Codable {
  let products: [ProductMessage]

  package init(_ products: [ShopProduct]) {
    self.products = products.map(ProductMessage.init)
  }

  /// Reads the products.
  ///
  /// - Parameter asked: Those that were asked for; `nil` if they may be any.
  /// - Returns: The products.
  /// - Throws: An error that says which field is wrong.
  func offers(asked: [CartProduct.ID]? = nil) throws(TransportMistake) -> [ShopProduct] {
    try MessageFields.checkUnique(products.map(\.id), of: "products", each: "product")
    var read: [ShopProduct] = []
    for (index, product) in products.enumerated() {
      if asked?.contains(product.id) == false {
        throw .field("products[\(index)].id", "is \(product.id), which was not asked for.")
      }
      read.append(try product.product(at: "products[\(index)]"))
    }
    return read
  }
}

/// A shop, as it is sent.
package struct ShopMessage: Codable {
  let id: Int
  let name: String
  let products: [ProductMessage]

  package init(_ shop: ShopFront) {
    id = shop.id
    name = shop.name
    products = shop.products.map(ProductMessage.init)
  }

  /// Reads the shop.
  ///
  /// - Parameter wanted: The identifier that it must have.
  /// - Returns: The shop.
  /// - Throws: An error that says which field is wrong.
  func front(wanted: Int) throws(TransportMistake) -> ShopFront {
    try MessageFields.check(id, is: wanted, at: "id")
    return ShopFront(
      id: id,
      name: name,
      products: try ProductsMessage(messages: products).offers()
    )
  }
}

extension ProductsMessage {
  fileprivate init(messages: [ProductMessage]) {
    products = messages
  }
}
