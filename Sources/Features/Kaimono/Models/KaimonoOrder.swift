import ScenesTransport

/// An order as it is sent to the shop.
package struct KaimonoOrder: Codable, Hashable, Sendable {
  /// Created when the person taps; the shop takes only one order per key, however often it is sent.
  package let key: OrderKey
  /// The cart that the person saw when they tapped.
  package let cart: KaimonoCart

  /// Creates one with all its values.
  package init(key: OrderKey, cart: KaimonoCart) {
    (self.key, self.cart) = (key, cart)
  }
}

/// The idempotency key of an order.
package struct OrderKey: Codable, Hashable, Sendable {
  let value: UInt64

  /// That of an order from before the app, which a shop may begin with.
  package static let earlier = OrderKey(value: 0)
}

extension OrderKey: CustomStringConvertible {
  package var description: String { "\(RequestKey(value: value))" }
}

/// The shop's confirmation of an order that it has taken.
package struct OrderReceipt: Codable, Hashable, Sendable {
  /// The shop's number of the order.
  let number: Int
  let total: Yen
  let pickupDay: PickupDay

  /// Creates one with all its values.
  package init(number: Int, total: Yen, pickupDay: PickupDay) {
    (self.number, self.total, self.pickupDay) = (number, total, pickupDay)
  }
}

/// The shop's answer to an order.
package enum OrderAnswer: Hashable, Sendable {
  /// The shop has taken it.
  case taken(OrderReceipt)
  /// The shop does not take it, and never will with this key.
  case refused(KaimonoRefusal)
}

/// The result of an order.
package enum OrderEnd: Hashable, Codable, Sendable {
  case placed(OrderReceipt)
  case failed(KaimonoError)

  var isPlaced: Bool {
    if case .placed = self { true } else { false }
  }
}
