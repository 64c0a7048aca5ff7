import Foundation
import LoopbackSupport
import Observation2
import OpenAPISupport
import ScenesTransport
import Testing

@testable import Kaimono
@testable import KaimonoSimulation

/// The gateway over real connections to a server of its own.
@Suite struct LoopbackShopTests {
  /// An hour, since a test may wait for its turn on the main actor that long, however fast the server is.
  private func gateway(to server: LoopbackServer) -> HTTPKaimonoGateway {
    let way = URLSessionTransport(base: server.base, timeout: .seconds(3_600))
    return HTTPKaimonoGateway(LoopbackTransport(to: server, way))
  }

  private static let json = [(name: "Content-Type", value: "application/json")]

  /// The shop behind a server; `damage` may spoil the answer to the request of a number, from 0.
  private func open(
    _ shop: ShopCounter,
    _ damage: @escaping @Sendable (Int, LoopbackReply) -> LoopbackReply = { $1 }
  ) async throws -> LoopbackServer {
    try LoopbackServer.answering(as: InProcessTransport(await shop.routes), damage)
  }

  @MainActor
  @Test func `an order goes to the shop and back`() async throws {
    let shop = ShopCounter(KaimonoShopFile.bundled, clock: VirtualTime())
    let gateway = gateway(to: try await open(shop))
    let cart = try await gateway.cart()
    #expect(cart == .sample())
    let order = KaimonoOrder(key: OrderKey(value: 7), cart: cart)
    #expect(try await gateway.place(order) == .taken(.first))
    #expect(try await gateway.resolve(order.key) == .first)
    #expect(try await gateway.cart().products.isEmpty)
    #expect(shop.shop?.orders == [order])
  }

  @MainActor
  @Test func `a choice goes to the shop and back`() async throws {
    let shop = ShopCounter(KaimonoShopFile.bundled, clock: VirtualTime())
    let server = try await open(shop)
    let gateway = gateway(to: server)
    #expect(try await gateway.choices(.payment) == .payments(chosen: 1))
    #expect(
      try await gateway.choose(3, of: .payment, after: 0) == .payments(chosen: 3, revision: 1)
    )
    #expect(
      try await gateway.choose(9, of: .payment, after: 1) == .payments(chosen: 3, revision: 1)
    )
    #expect(try await gateway.cart().payment == "受け取り時の現金")
    #expect(server.requests.map(\.method) == ["GET", "PUT", "PUT", "GET"])
  }

  @MainActor
  @Test func `an order that was placed is looked at over a connection`() async throws {
    let shop = ShopCounter(KaimonoShopFile.bundled, clock: VirtualTime())
    shop.setOrders(.delivered)
    let server = try await open(shop)
    let gateway = gateway(to: server)
    #expect(try await gateway.top().shops.starts(with: KaimonoTop.sample.shops))
    #expect(try await gateway.deliveries() == KaimonoDeliveries(orders: 1, acceptable: [1]))
    let orders = try await gateway.placedOrders()
    #expect(orders.map(\.state) == [.waiting])
    #expect(try await gateway.placedOrder(1) == orders.first)
    #expect(try await gateway.placedOrder(2) == nil)
    let targets = ["/top", "/deliveries", "/orders", "/orders/1", "/orders/2"]
    #expect(server.requests.map(\.target) == targets)
  }

  @MainActor
  @Test func `an order whose answer is cut off is one order when it is sent again`() async throws {
    let shop = ShopCounter(KaimonoShopFile.bundled, clock: VirtualTime())
    let server = try await open(shop) { number, reply in
      number == 0 ? .answer(201, Self.json, body: Data(#"{"num"#.utf8), announcing: 200) : reply
    }
    let gateway = gateway(to: server)
    let order = KaimonoOrder(key: OrderKey(value: 7), cart: .sample())
    await #expect(throws: KaimonoConnectionError.broken) { try await gateway.place(order) }
    #expect(try await gateway.place(order) == .taken(.first))
    #expect(shop.shop?.orders == [order])
  }

  @MainActor
  @Test func `a cart that has not changed is not sent again, and one that has is`() async throws {
    let shop = ShopCounter(KaimonoShopFile.bundled, clock: VirtualTime())
    let server = try await open(shop)
    let network = URLSessionTransport(base: server.base, timeout: .seconds(3_600))
    let way = DocumentedTransport(over: LoopbackTransport(to: server, network)) {
      Issue.record("\($0)")
    }
    let gateway = HTTPKaimonoGateway(ConditionalTransport(over: way))
    for _ in 0..<2 { #expect(try await gateway.cart() == .sample()) }
    shop.apply(.soldOut(102))
    #expect(try await gateway.cart().products.map(\.isSoldOut) == [false, true, false])
    #expect(way.exchanges.map(\.answer.status) == [200, 304, 200])
  }

  @Test func `fifty carts at once are fifty carts`() async throws {
    let body = try TransportJSON.data(CartMessage(.sample()))
    let server = try LoopbackServer { _ in .answer(200, Self.json, body: body) }
    let gateway = gateway(to: server)
    try await withThrowingTaskGroup(of: KaimonoCart.self) { group in
      for _ in 0..<50 { group.addTask { try await gateway.cart() } }
      for try await cart in group { #expect(cart == .sample()) }
    }
    #expect(server.requests.count == 50)
  }

  @Test func `a cart that nobody waits for is not read`() async throws {
    let server = try LoopbackServer { _ in
      .answer(200, Self.json, announcing: 10).signalling.holding
    }
    let gateway = gateway(to: server)
    let task = Task { () async -> KaimonoConnectionError? in
      do throws(KaimonoConnectionError) {
        _ = try await gateway.cart()
        return nil
      } catch {
        return error
      }
    }
    await server.signalled()
    task.cancel()
    #expect(await task.value == .cancelled)
  }
}
