/// What the shop gives for an order that it has taken.
struct OrderReceipt: Hashable, Sendable {
  /// The shop's number of the order.
  let number: Int
  let total: Yen
  let pickupDay: PickupDay
}
