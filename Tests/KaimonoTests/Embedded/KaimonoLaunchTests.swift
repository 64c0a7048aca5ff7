import Observation2
import Scenes
import ScenesHeadless
import Testing

@testable import Kaimono
@testable import KaimonoSimulation

@Suite struct KaimonoLaunchTests {
  @Test(arguments: [("none", false), ("chosen", true)])
  func `it is launched with a pickup place or without`(value: String, isChosen: Bool) throws {
    #expect(try KaimonoLaunch(["pickup": value]).isPickupPlaceChosen == isChosen)
  }

  @Test(arguments: [("denied", false), ("allowed", true)])
  func `it is launched with notifications or without`(value: String, isAllowed: Bool) throws {
    #expect(try KaimonoLaunch(["push": value]).areNotificationsAllowed == isAllowed)
  }

  @Test(
    arguments: [("none", .nothing), ("past", .past), ("delivered", .delivered)]
      as [(String, KaimonoLaunch.Orders)]
  )
  func `it is launched with an order or without`(
    value: String,
    orders: KaimonoLaunch.Orders
  ) throws {
    #expect(try KaimonoLaunch(["orders": value]).orders == orders)
  }

  @Test(
    arguments: [
      ("default", .standard), ("empty", .empty), ("rows 0", .rows(0)),
      ("rows 10000", .rows(10_000)),
    ] as [(String, KaimonoLaunch.Cart)]
  )
  func `it is launched with a cart`(value: String, cart: KaimonoLaunch.Cart) throws {
    #expect(try KaimonoLaunch(["cart": value]).cart == cart)
  }

  @Test(arguments: ["", "rows", "rows -1", "rows 10001", "rows x", "rows 1 2", "row 1"])
  func `a cart that there is not is refused with those that there are`(value: String) throws {
    let error = try #require(throws: SimulatedAppError.self) {
      try KaimonoLaunch(["cart": value])
    }
    #expect(error.known == ["default", "empty", "rows N"])
  }

  @MainActor
  @Test func `each cart is in the shop, and its products can be bought`() async throws {
    let shop = EmbeddedKaimonoGateway(clock: VirtualTime())
    shop.apply(try KaimonoLaunch(["cart": "rows 3"]))
    let cart = try await shop.cart()
    #expect(cart.products.map(\.name) == ["商品 1", "商品 2", "商品 3"])
    #expect(cart.total == Yen(300))
    #expect(cart.products.map(\.isSoldOut) == [false, false, false])
    #expect(try await shop.products([1_001]).map(\.isForSale) == [true])
    shop.apply(try KaimonoLaunch(["cart": "empty"]))
    #expect(try await shop.cart().products == [])
    shop.apply(try KaimonoLaunch(["cart": "default"]))
    #expect(try await shop.cart() == .sample())
  }

  @Test func `without an argument all stays as it was`() throws {
    let launch = try KaimonoLaunch([:])
    #expect(launch.isPickupPlaceChosen == nil)
    #expect(launch.areNotificationsAllowed == nil)
    #expect(launch.orders == nil)
    #expect(launch.cart == nil)
  }

  @Test(
    arguments: [
      ("pickup", "None", ["none", "chosen"]), ("push", "", ["denied", "allowed"]),
      ("orders", "1", ["none", "past", "delivered"]),
    ]
  )
  func `another value is refused with those that there are`(
    name: String,
    value: String,
    known: [String]
  ) throws {
    let error = try #require(throws: SimulatedAppError.self) { try KaimonoLaunch([name: value]) }
    #expect(error.known == known)
    #expect(error.description.contains(name))
  }
}
