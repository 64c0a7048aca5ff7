/// A day on which an order can be picked up.
package struct PickupDay: Codable, Hashable, Sendable {
  let year: Int
  let month: Int
  let day: Int
  /// The last moment to order for this day, since 1970-01-01T00:00:00Z.
  let deadline: Duration
}
