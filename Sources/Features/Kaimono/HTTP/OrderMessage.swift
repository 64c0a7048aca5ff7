package import ScenesTransport

/// An order as it is sent.
package struct OrderMessage: Codable {
  let key: String
  let cart: CartMessage

  init(_ order: KaimonoOrder) {
    key = order.key.description
    cart = CartMessage(order.cart)
  }

  /// Returns the order.
  ///
  /// - Throws: An error that says which field is wrong.
  package func order() throws(TransportMistake) -> KaimonoOrder {
    KaimonoOrder(
      key: try KeyMessage(key: key).orderKey(),
      cart: try cart.cart(at: "cart.")
    )
  }
}

/// The key of an order to resolve, as it is sent: 16 hexadecimal digits.
package struct KeyMessage: Codable {
  let key: String

  /// Returns the key.
  ///
  /// - Throws: An error that says which field is wrong.
  package func orderKey() throws(TransportMistake) -> OrderKey {
    OrderKey(value: try RequestKey(key, at: "key").value)
  }
}
