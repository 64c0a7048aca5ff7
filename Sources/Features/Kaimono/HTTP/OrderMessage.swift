/// An order as it is sent.
struct OrderMessage: Codable {
  let key: String
  let cart: CartMessage

  init(_ order: KaimonoOrder) {
    key = order.key.description
    cart = CartMessage(order.cart)
  }

  /// Returns the order.
  ///
  /// - Throws: An error that says which field is wrong.
  func order(in request: String) throws(KaimonoAnswerError) -> KaimonoOrder {
    KaimonoOrder(
      key: try KeyMessage(key: key).orderKey(in: request),
      cart: try cart.cart(in: request, at: "cart.")
    )
  }
}

/// The key of an order to resolve, as it is sent: 16 hexadecimal digits.
struct KeyMessage: Codable {
  let key: String

  /// Returns the key.
  ///
  /// - Throws: An error that says which field is wrong.
  func orderKey(in request: String) throws(KaimonoAnswerError) -> OrderKey {
    // A number may begin with a sign, a key may not.
    guard key.utf8.count == 16, key.first?.isHexDigit == true,
      let value = UInt64(key, radix: 16)
    else {
      let words = "is “\(key)”, not 16 hexadecimal digits."
      throw KaimonoFields(request: request).wrong("key", words)
    }
    return OrderKey(value: value)
  }
}
