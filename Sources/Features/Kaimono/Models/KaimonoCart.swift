/// The products that a person is about to buy, the place and day of pickup, and the payment.
///
/// An order contains the whole cart, so that the shop can refuse it if something has changed since.
package struct KaimonoCart: Codable, Hashable, Sendable {
  var products: [CartProduct]
  let pickupPlace: String
  var pickupDay: PickupDay
  let payment: String

  /// The sum of the lines; delivery costs nothing.
  var total: Yen {
    Yen(products.reduce(0) { $0 + $1.linePrice.amount })
  }

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
