import Observation2
import ScenesHeadless
import Testing

@testable import Kaimono
@testable import KaimonoSimulation

/// What the launch argument for orders does to the shop.
@MainActor @Suite struct LaunchedOrdersTests {
  private let shop: EmbeddedKaimonoGateway

  init() {
    shop = EmbeddedKaimonoGateway(clock: VirtualTime())
  }

  private func launch(_ arguments: [String: String]) throws {
    shop.apply(try KaimonoLaunch(arguments))
  }

  private func order(_ key: UInt64) -> KaimonoOrder {
    KaimonoOrder(key: OrderKey(value: key), cart: .sample([.salt]))
  }

  @Test func `there is one order in the state that was asked for, however often`() async throws {
    var states: [[PlacedOrder.State]] = []
    for orders in ["past", "past", "delivered", "past", "none", "delivered"] {
      try launch(["orders": orders])
      states.append(try await shop.placedOrders().map(\.state))
    }
    #expect(states == [[.onItsWay], [.onItsWay], [.waiting], [.onItsWay], [], [.waiting]])
  }

  @Test func `orders that the person has placed stay, and the first takes on the state`()
    async throws
  {
    _ = try await shop.place(order(1))
    _ = try await shop.place(order(2))
    try launch(["orders": "delivered"])
    let orders = try await shop.placedOrders()
    #expect(orders.map(\.state) == [.onItsWay, .waiting])
    #expect(orders.map(\.cart) == [.sample([.salt]), .sample([.salt])])
  }

  @Test func `the earlier order is not in the cart's way, and the next is the second`() async throws
  {
    try launch(["orders": "past"])
    #expect(try await shop.cart() == .sample())
    #expect(try await shop.products([304]).map(\.stock) == [40])
    let answer = try await shop.place(order(1))
    let receipt = OrderReceipt(number: 2, total: Yen(120), pickupDay: .april2)
    #expect(answer == .taken(receipt))
    #expect(try await shop.placedOrders().map(\.id) == [2, 1])
  }

  @Test func `an order that is forgotten is not taken again when it is sent again`() async throws {
    _ = try await shop.place(order(1))
    try launch(["orders": "none"])
    #expect(try await shop.place(order(1)) == .refused(.voided))
    #expect(try await shop.deliveries() == KaimonoDeliveries(orders: 0, acceptable: []))
  }

  @Test func `what becomes of deliveries is told once for each change, and nothing else is`() throws
  {
    try launch(["orders": "past"])
    var count = 0
    let watching = shop.deliveriesChanged.emit { count += 1 }
    shop.apply(.soldOut(101))
    shop.apply(.notificationsDenied)
    #expect(count == 0)
    shop.apply(.deliveryArrived(order: 1))
    shop.apply(.deliveryArrived(order: 1))
    #expect(count == 1)
    shop.apply(.deliveryPickedUp(order: 1))
    #expect(count == 2)
    watching.dispose()
  }
}
