/// Why the shop does not take an order.
package enum KaimonoRefusal: Error, Hashable, Codable, Sendable {
  /// The shop is out of these ordered products.
  case soldOut([CartProduct.ID])
  /// It is too late for the day; `next` is the next open day, if there is one.
  case deadlinePassed(next: PickupDay?)
  /// No pickup place has been chosen.
  case pickupPlaceMissing
  /// The payment was refused.
  case paymentRefused
  /// The order's key was refused or resolved before, so the shop does not take it any more.
  case voided
}
