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
