/// An order as it is sent to the shop.
package struct KaimonoOrder: Codable, Hashable, Sendable {
  /// Made when the person taps; the shop takes only one order for it, however often it is sent.
  let key: OrderKey
  /// The cart that the person saw when they tapped.
  let cart: KaimonoCart
}
