/// The products that a person is about to buy, the place and day of pickup, and the payment.
///
/// An order contains the whole cart, so that the shop can refuse it if something has changed since.
package struct KaimonoCart: Codable, Hashable, Sendable {
  var products: [CartProduct]
  /// Where it is picked up; `nil` if that has not been chosen yet.
  let pickupPlace: String?
  var pickupDay: PickupDay
  let payment: String

  /// The sum of the lines; delivery costs nothing.
  var total: Yen {
    Yen(products.reduce(0) { $0 + $1.linePrice.amount })
  }

  /// Whether nothing is missing for an order.
  var canBeOrdered: Bool { !products.isEmpty && pickupPlace != nil }

  /// Sets the quantity of a product; 0 removes it.
  mutating func setQuantity(_ quantity: Int, of productID: CartProduct.ID) {
    guard let index = products.firstIndex(where: { $0.id == productID }) else { return }
    if quantity > 0 {
      products[index].quantity = quantity
    } else {
      products.remove(at: index)
    }
  }
}

/// A product in the cart, with its quantity.
package struct CartProduct: Identifiable, Codable, Hashable, Sendable {
  package let id: Int
  let name: String
  /// The name of the product's picture; a front-end knows where to find it.
  let picture: String
  let price: Yen
  var quantity: Int
  /// Whether the shop was out of the product at the last answer.
  var isSoldOut = false

  /// The price of the whole quantity.
  var linePrice: Yen { Yen(price.amount * quantity) }
}

/// A day on which an order can be picked up.
package struct PickupDay: Codable, Hashable, Sendable {
  let year: Int
  let month: Int
  let day: Int
  /// The last moment to order for this day, since 1970-01-01T00:00:00Z.
  let deadline: Duration
}
