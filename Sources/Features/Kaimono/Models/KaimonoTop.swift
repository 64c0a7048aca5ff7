/// The shop's part of the feature's first screen.
package struct KaimonoTop: Hashable, Sendable {
  /// A shop that one can enter.
  package struct Shop: Identifiable, Codable, Hashable, Sendable {
    package let id: Int
    let name: String

    /// Creates one with all its values.
    package init(id: Int, name: String) {
      (self.id, self.name) = (id, name)
    }
  }

  /// Where orders are picked up; `nil` if that has not been chosen yet.
  let pickupPlace: String?
  /// The days that can be ordered for, the earliest first.
  var pickupDays: [PickupDay]
  let shops: [Shop]

  /// Creates one with all its values.
  package init(pickupPlace: String?, pickupDays: [PickupDay], shops: [Shop]) {
    (self.pickupPlace, self.pickupDays, self.shops) = (pickupPlace, pickupDays, shops)
  }

  /// Forgets the days whose deadline has passed.
  package mutating func dropDays(at now: Duration) {
    pickupDays.removeAll { $0.deadline <= now }
  }
}

/// The part of the first screen about a person's orders.
package struct KaimonoDeliveries: Hashable, Sendable {
  /// How many orders the person has placed so far.
  let orders: Int
  /// The numbers of those that wait to be picked up.
  let acceptable: [PlacedOrder.ID]

  /// Creates one with all its values.
  package init(orders: Int, acceptable: [PlacedOrder.ID]) {
    (self.orders, self.acceptable) = (orders, acceptable)
  }
}
