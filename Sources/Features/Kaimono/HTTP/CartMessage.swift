package import ScenesTransport

/// A cart as it is sent.
package struct CartMessage: Codable {
  /// A product as it is sent.
  struct Product: Codable {
    let id: Int
    let name: String
    let picture: String
    let price: Int
    let quantity: Int
    let isSoldOut: Bool
  }

  let products: [Product]
  let pickupPlace: OrNull<String>
  let pickupDay: DayMessage
  let payment: String

  package init(_ cart: KaimonoCart) {
    products = cart.products.map { product in
      Product(
        id: product.id,
        name: product.name,
        picture: product.picture,
        price: product.price.amount,
        quantity: product.quantity,
        isSoldOut: product.isSoldOut
      )
    }
    pickupPlace = OrNull(cart.pickupPlace)
    pickupDay = DayMessage(cart.pickupDay)
    payment = cart.payment
  }

  /// Reads the cart.
  ///
  /// - Parameter path: The path of the cart with a dot behind; empty if it is the whole body.
  /// - Returns: The cart.
  /// - Throws: An error that says which field is wrong.
  package func cart(at path: String = "") throws(TransportMistake) -> KaimonoCart {
    try MessageFields.checkUnique(products.map(\.id), of: path + "products", each: "product")
    var read: [CartProduct] = []
    for (index, product) in products.enumerated() {
      let path = "\(path)products[\(index)]"
      read.append(
        CartProduct(
          id: product.id,
          name: product.name,
          picture: product.picture,
          price: Yen(try MessageFields.check(product.price, from: 0, at: path + ".price")),
          quantity: try MessageFields.check(product.quantity, from: 1, at: path + ".quantity"),
          isSoldOut: product.isSoldOut
        )
      )
    }
    return KaimonoCart(
      products: read,
      pickupPlace: pickupPlace.value,
      pickupDay: try pickupDay.day(at: path + "pickupDay"),
      payment: payment
    )
  }
}
