/// A product as the shop offers it.
package struct ShopProduct: Identifiable, Hashable, Sendable {
  package let id: CartProduct.ID
  let name: String
  /// The name of the product's picture; a front-end knows where to find it.
  let picture: String
  let price: Yen
  /// How many of it the shop has.
  let stock: Int
  var isNew = false
  /// A Boolean value that indicates whether only a small quantity of the product is available at all.
  var isLimited = false
  /// A Boolean value that indicates whether the shop delivers the product on the next day
  /// that can be ordered for.
  var isDelivered = true

  /// Creates one with all its values.
  package init(
    id: CartProduct.ID,
    name: String,
    picture: String,
    price: Yen,
    stock: Int,
    isNew: Bool = false,
    isLimited: Bool = false,
    isDelivered: Bool = true
  ) {
    self.id = id
    self.name = name
    self.picture = picture
    self.price = price
    self.stock = stock
    self.isNew = isNew
    self.isLimited = isLimited
    self.isDelivered = isDelivered
  }

  var isSoldOut: Bool { stock < 1 }
  /// A Boolean value that indicates whether a person can put the product into the cart.
  var isForSale: Bool { !isSoldOut && isDelivered }
}

extension CartProduct {
  /// So many of a product that the shop offers.
  init(_ offer: ShopProduct, quantity: Int) {
    self.init(
      id: offer.id,
      name: offer.name,
      picture: offer.picture,
      price: offer.price,
      quantity: quantity,
      isSoldOut: offer.isSoldOut
    )
  }
}
