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

/// A page of the orders that the shop has taken, the newest first, as it is sent.
struct PlacedOrdersMessage: Codable {
  /// How many orders a page has at most.
  static let most = 20

  let orders: [PlacedOrderMessage]
  /// The token of the next page; `null` if this is the last.
  let next: OrNull<String>

  /// The page of a token.
  ///
  /// A token is the number of the last order before the page, so an order that is placed between two pages
  /// moves none from one to the other.
  ///
  /// - Parameters:
  ///   - orders: All orders, the newest first.
  ///   - token: The token; `nil` for the first page.
  /// - Throws: That it is no token.
  init(_ orders: [PlacedOrder], after token: String?) throws(TransportMistake) {
    var rest = orders[...]
    if let token {
      guard let last = Int(token) else {
        throw .field("after", "is “\(token)”, not the token of a page.")
      }
      rest = rest.drop { $0.id >= last }
    }
    let page = rest.prefix(Self.most)
    self.orders = page.map(PlacedOrderMessage.init)
    next = OrNull(page.count < rest.count ? page.last.map { "\($0.id)" } : nil)
  }

  /// Reads the page.
  ///
  /// - Parameter earlier: The orders of the pages before.
  /// - Returns: The orders of all pages so far, and the token of the next page, if there is one.
  /// - Throws: An error that says which field is wrong.
  func page(
    after earlier: [PlacedOrder]
  ) throws(TransportMistake) -> (orders: [PlacedOrder], next: String?) {
    let numbers = earlier.map(\.id) + orders.map(\.number)
    try MessageFields.checkUnique(numbers, of: "orders", by: "number", each: "order")
    // Or the pages might have no end.
    if orders.isEmpty, next.value != nil {
      throw .field("next", "is there, although the page is empty.")
    }
    var read = earlier
    for (index, order) in orders.enumerated() {
      read.append(try order.order(at: "orders[\(index)]."))
    }
    return (read, next.value)
  }
}
