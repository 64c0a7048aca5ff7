/// The facts of a cart besides its products: the pickup and the payment.
package struct KaimonoCartHeader: Codable, Hashable, Sendable {
  /// The pickup place; `nil` if the person has not chosen one yet.
  package let pickupPlace: String?
  package var pickupDay: PickupDay
  package let payment: String
}
