package import ScenesTransport

/// An order that the shop has taken, as it is sent.
package struct PlacedOrderMessage: Codable {
  let number: PlacedOrder.ID
  let state: PlacedOrder.State
  let cart: CartMessage

  package init(_ order: PlacedOrder) {
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
package struct PlacedOrdersMessage: Codable {
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
  package init(_ orders: [PlacedOrder], after token: String?) throws(TransportMistake) {
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
  /// A person may have any number of orders; each is older than the one before it, so that none comes twice and the
  /// pages have an end.
  ///
  /// - Parameters:
  ///   - last: The number of the last order of the pages before.
  ///   - count: How many orders those have.
  /// - Returns: The orders of the page, and the token of the next one, if there is one.
  /// - Throws: An error that says which field is wrong.
  func page(
    after last: PlacedOrder.ID?,
    of count: Int
  ) throws(TransportMistake) -> (orders: [PlacedOrder], next: String?) {
    try MessageFields.checkLength(orders.count, of: "orders")
    guard count + orders.count <= MessageFields.most else {
      throw .field("orders", "are over \(MessageFields.most) on all pages.")
    }
    if orders.isEmpty, next.value != nil {
      throw .field("next", "is there, although the page is empty.")
    }
    var (read, last): ([PlacedOrder], PlacedOrder.ID?) = ([], last)
    for (index, order) in orders.enumerated() {
      if let last, order.number >= last {
        throw .field("orders[\(index)].number", "is \(order.number), after \(last).")
      }
      read.append(try order.order(at: "orders[\(index)]."))
      last = order.number
    }
    return (read, next.value)
  }
}
