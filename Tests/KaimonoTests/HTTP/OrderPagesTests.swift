import Foundation
import Observation2
import OpenAPISupport
import ScenesTransport
import Testing

@testable import Kaimono
@testable import KaimonoSimulation

/// Many orders come in pages, which the gateway asks for one after the other.
@MainActor @Suite struct OrderPagesTests {
  /// Orders of one cart, the newest first.
  private func orders(_ numbers: some Sequence<Int>) -> [PlacedOrder] {
    numbers.map { PlacedOrder(id: $0, cart: .sample([.salt]), state: .onItsWay) }
  }

  private func documented(_ transport: any HTTPTransport) -> DocumentedTransport {
    DocumentedTransport(over: transport) { Issue.record("\($0)") }
  }

  @Test(arguments: [(0, 1), (1, 1), (20, 1), (21, 2), (40, 2), (45, 3)])
  func `all pages together are all orders, the newest first`(count: Int, pages: Int) async throws {
    let shop = ShopCounter(KaimonoShopFile.bundled, clock: VirtualTime())
    for key in 0..<count {
      let cart = KaimonoCart.sample([.salt])
      shop.apply(.restocked(CartProduct.salt.id))
      _ = try shop.place(KaimonoOrder(key: OrderKey(value: UInt64(key)), cart: cart))
    }
    let way = documented(InProcessTransport(shop.routes))
    let placed = try await HTTPKaimonoGateway(way).placedOrders()
    #expect(placed == (try shop.placedOrders()))
    #expect(placed.map(\.id) == Array((0..<count).map { count - $0 }))
    #expect(way.exchanges.count == pages)
    #expect(way.exchanges.allSatisfy { $0.request.name == "orders.load" })
  }

  @Test func `an order that is placed between two pages moves none`() throws {
    let first = try PlacedOrdersMessage(orders((1...30).reversed()), after: nil)
    #expect(first.orders.map(\.number) == Array((11...30).reversed()))
    #expect(first.next.value == "11")
    let second = try PlacedOrdersMessage(orders((1...31).reversed()), after: first.next.value)
    #expect(second.orders.map(\.number) == Array((1...10).reversed()))
    #expect(second.next.value == nil)
  }

  /// A gateway to a back end with these pages, by their tokens.
  private func gateway(_ pages: [String?: PlacedOrdersMessage]) throws -> HTTPKaimonoGateway {
    let bodies = try pages.mapValues { try TransportJSON.data($0) }
    let route = TransportRoute(.get, "/orders") { request, _ in
      let token = request.query.first { $0.name == "after" }?.value
      return TransportResponse(
        status: bodies[token] == nil ? 404 : 200,
        headers: ["Content-Type": "application/json"],
        body: bodies[token] ?? Data()
      )
    }
    return HTTPKaimonoGateway(InProcessTransport([route]))
  }

  @Test func `pages that lead back, or on and on, are no answer`() async throws {
    let page = try PlacedOrdersMessage(orders((1...21).reversed()), after: nil)
    let circle = await mistake { try await gateway([nil: page, "2": page]).placedOrders() }
    #expect(circle == .field("orders[0].number", "is 21, after 2."))
    let lost = await mistake { try await gateway([nil: page]).placedOrders() }
    #expect(lost == .status(404))
  }

  @Test func `a person may have thousands of orders`() async throws {
    let all = orders((1...1_500).reversed())
    let route = TransportRoute(.get, "/orders") { request, _ in
      let token = request.query.first { $0.name == "after" }?.value
      return TransportResponse(to: request) { (200, try PlacedOrdersMessage(all, after: token)) }
    }
    let placed = try await HTTPKaimonoGateway(InProcessTransport([route])).placedOrders()
    #expect(placed == all)
  }

  @Test func `an empty page is the last`() async throws {
    let empty = Data(#"{"orders": [], "next": "1"}"#.utf8)
    let answer = TransportResponse(
      status: 200,
      headers: ["Content-Type": "application/json"],
      body: empty
    )
    let route = TransportRoute(.get, "/orders") { _, _ in answer }
    let endless = await mistake {
      try await HTTPKaimonoGateway(InProcessTransport([route])).placedOrders()
    }
    #expect(endless == .field("next", "is there, although the page is empty."))
  }
}
