/// An order that the shop has taken.
package struct PlacedOrder: Identifiable, Hashable, Sendable {
  /// The state of the order.
  ///
  /// Its raw value is the name that answers use.
  package enum State: String, Codable, CaseIterable, Sendable {
    case onItsWay = "on-its-way"
    /// It was delivered, and waits to be picked up.
    case waiting
    case pickedUp = "picked-up"
  }

  /// The shop's number of the order.
  package let id: Int
  /// The cart that was ordered.
  let cart: KaimonoCart
  package let state: State

  /// Creates one with all its values.
  package init(id: Int, cart: KaimonoCart, state: State) {
    (self.id, self.cart, self.state) = (id, cart, state)
  }
}
