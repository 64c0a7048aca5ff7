/// A product in the cart, with how many of it.
package struct CartProduct: Identifiable, Codable, Hashable, Sendable {
  package let id: Int
  let name: String
  /// The name of its picture; a front-end knows where to find it.
  let picture: String
  let price: Yen
  var quantity: Int
  /// Whether the shop could not deliver it when last asked.
  var isSoldOut = false

  /// The price of all of it.
  var linePrice: Yen { Yen(price.amount * quantity) }
}
