/// What a person is about to buy, where and when they pick it up, and how they pay.
///
/// An order quotes it whole, so that the shop can refuse what has changed since.
package struct KaimonoCart: Codable, Hashable, Sendable {
  var products: [CartProduct]
  let pickupPlace: String
  var pickupDay: PickupDay
  let payment: String

  /// The sum of the lines; delivery costs nothing.
  var total: Yen {
    Yen(products.reduce(0) { $0 + $1.linePrice.amount })
  }

  /// Sets how many of a product there are; none takes it out.
  mutating func setQuantity(_ quantity: Int, of productID: CartProduct.ID) {
    guard let index = products.firstIndex(where: { $0.id == productID }) else { return }
    if quantity > 0 {
      products[index].quantity = quantity
    } else {
      products.remove(at: index)
    }
  }
}
