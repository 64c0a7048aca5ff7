import ScenesTransport

/// An order that the shop has taken, as it is sent.
struct PlacedOrderMessage: Codable {
  let number: PlacedOrder.ID
  let state: PlacedOrder.State
  let cart: CartMessage

  init(_ order: PlacedOrder) {
    number = order.id
    state = order.state
    cart = CartMessage(order.cart)
  }

  /// Reads the order.
  ///
  /// - Parameters:
  ///   - path: The path of the order with a dot behind; empty if it is the whole body.
  ///   - wanted: The number that it must have; `nil` if it may have any.
  /// - Returns: The order.
  /// - Throws: An error that says which field is wrong.
  func order(
    at path: String = "",
    wanted: PlacedOrder.ID? = nil
  ) throws(TransportMistake) -> PlacedOrder {
    if let wanted, number != wanted {
      throw .field(path + "number", "is \(number), although \(wanted) was asked for.")
    }
    let cart = try cart.cart(at: path + "cart.")
    return PlacedOrder(id: number, cart: cart, state: state)
  }
}

/// The orders that the shop has taken, the newest first, as they are sent.
struct PlacedOrdersMessage: Codable {
  let orders: [PlacedOrderMessage]

  init(_ orders: [PlacedOrder]) {
    self.orders = orders.map(PlacedOrderMessage.init)
  }

  /// Reads the orders.
  ///
  /// - Returns: The orders.
  /// - Throws: An error that says which field is wrong.
  func placed() throws(TransportMistake) -> [PlacedOrder] {
    try MessageFields.checkUnique(orders.map(\.number), of: "orders", by: "number", each: "order")
    var read: [PlacedOrder] = []
    for (index, order) in orders.enumerated() {
      read.append(try order.order(at: "orders[\(index)]."))
    }
    return read
  }
}
