/// The shop's confirmation of an order that it has taken.
package struct OrderReceipt: Codable, Hashable, Sendable {
  /// The shop's number of the order.
  let number: Int
  let total: Yen
  let pickupDay: PickupDay
}
