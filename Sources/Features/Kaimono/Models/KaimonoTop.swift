/// What the feature's first screen says of the shop.
package struct KaimonoTop: Hashable, Sendable {
  /// A shop that one can enter.
  package struct Shop: Identifiable, Codable, Hashable, Sendable {
    package let id: Int
    let name: String
  }

  /// Where orders are picked up; `nil` if that has not been chosen yet.
  let pickupPlace: String?
  /// The days that can be ordered for, the earliest first.
  var pickupDays: [PickupDay]
  let shops: [Shop]

  /// Forgets the days whose deadline has passed.
  mutating func dropDays(at now: Duration) {
    pickupDays.removeAll { $0.deadline <= now }
  }
}

/// What the first screen says of a person's orders.
package struct KaimonoDeliveries: Hashable, Sendable {
  /// How many orders the person has placed so far.
  let orders: Int
  /// The numbers of those that wait to be picked up.
  let acceptable: [PlacedOrder.ID]
}
