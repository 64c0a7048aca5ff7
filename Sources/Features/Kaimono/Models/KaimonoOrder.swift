/// An order as it is sent to the shop.
package struct KaimonoOrder: Codable, Hashable, Sendable {
  /// Created when the person taps; the shop takes only one order per key, however often it is sent.
  let key: OrderKey
  /// The cart that the person saw when they tapped.
  let cart: KaimonoCart
}
