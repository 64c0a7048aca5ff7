/// An order as it is sent to the shop.
package struct KaimonoOrder: Codable, Hashable, Sendable {
  /// Made when the person taps; the shop takes only one order for it, however often it is sent.
  let key: OrderKey
  /// The cart that the person saw when they tapped.
  let cart: KaimonoCart
}

/// The idempotency key of an order.
package struct OrderKey: Codable, Hashable, Sendable {
  let value: UInt64
}

extension OrderKey: CustomStringConvertible {
  package var description: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

/// What the shop gives for an order that it has taken.
package struct OrderReceipt: Codable, Hashable, Sendable {
  /// The shop's number of the order.
  let number: Int
  let total: Yen
  let pickupDay: PickupDay
}

/// What became of an order.
enum OrderEnd: Hashable, Sendable {
  case placed(OrderReceipt)
  case failed(KaimonoError)
}
