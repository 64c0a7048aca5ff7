import Observation2
import Scenes
import ScenesHeadless
import Testing

@testable import Kaimono
@testable import KaimonoSimulation

@MainActor @Suite struct KaimonoTopSceneTests {
  private let time = VirtualTime()
  private let log = EventLog()
  private let app: ChoiceServices

  init() {
    app = ChoiceServices(time)
  }

  private func stage(_ arguments: [String: String] = [:]) async throws -> Stage {
    try app.launch(arguments)
    let stage = app.topStage(time, log: log)
    await stage.settle()
    return stage
  }

  /// Those of the rows about deliveries that are shown, from top to bottom.
  private func rows(on stage: Stage) -> [String] {
    let all = ["loading", "acceptable-deliveries", "recent-orders", "notification-settings"]
    return stage.frames.elements.compactMap { element in
      all.first { element.element.identifier == "kaimono-\($0)" }
    }
  }

  @Test(
    arguments: [
      ("none", "allowed", []), ("none", "denied", []), ("past", "allowed", ["recent-orders"]),
      ("past", "denied", ["recent-orders", "notification-settings"]),
      ("delivered", "allowed", ["acceptable-deliveries"]),
      ("delivered", "denied", ["acceptable-deliveries", "notification-settings"]),
    ]
  )
  func `the rows follow from the orders and the permission`(
    orders: String,
    push: String,
    rows: [String]
  ) async throws {
    let stage = try await stage(["orders": orders, "push": push])
    #expect(self.rows(on: stage) == rows)
  }

  @Test func `while deliveries load, all else of the first screen is shown`() async throws {
    try app.launch(["orders": "delivered", "push": "denied"])
    let stage = app.topStage(time)
    app.shop.network.latency = .seconds(1)
    #expect(rows(on: stage) == ["loading"])
    for id in ["kaimono-pickup-place", "kaimono-deadline", "kaimono-cart"] {
      #expect(stage.shows(.id(id)), "\(id)")
    }
    await stage.advance(by: .seconds(1))
    #expect(rows(on: stage) == ["acceptable-deliveries", "notification-settings"])
    #expect(stage.shows("kaimono-shop-1"))
  }

  @Test func `the shop does not wait for the deliveries`() async throws {
    app.shop.network.failNext(.timeout, match: "top.deliveries")
    let stage = try await stage()
    #expect(rows(on: stage) == ["loading"])
    #expect(stage.shows("渋谷駅前ステーション"))
    #expect(stage.shows("しぶや旬の市"))
    await stage.advance(by: .seconds(10))
    #expect(rows(on: stage) == [])
    #expect(stage.shows("しぶや旬の市"))
    #expect(stage.shows("retry"))
  }

  @Test(arguments: ["top.load", "top.deliveries"])
  func `a failed load is tried again`(request: String) async throws {
    app.shop.network.failNext(.server, match: request)
    let stage = try await stage(["orders": "past"])
    #expect(try stage.element("loading-error").element.text == "通信できませんでした。もう一度お試しください")
    #expect(stage.shows("kaimono-shop-1") == (request == "top.deliveries"))
    #expect(stage.shows("kaimono-recent-orders") == (request == "top.load"))
    try stage.tap("retry")
    await stage.settle()
    #expect(!stage.shows("loading-error"))
    #expect(stage.shows("kaimono-shop-1"))
    #expect(stage.shows("kaimono-recent-orders"))
    #expect(log.events.map(\.name) == ["kaimonoTopViewDidTapRetryButton"])
  }

  @Test func `what could not be loaded at all is loaded again, with the badge`() async throws {
    app.shop.network.isOffline = true
    let stage = try await stage(["orders": "past"])
    #expect(try stage.element("kaimono-cart").element.value == nil)
    app.shop.network.isOffline = false
    try stage.tap("retry")
    await stage.settle()
    #expect(try stage.element("kaimono-cart").element.value == "4")
    #expect(rows(on: stage) == ["recent-orders"])
    #expect(stage.shows("kaimono-shop-1"))
  }

  @Test func `a delivery that arrives, and one that is picked up, are shown at once`() async throws
  {
    let stage = try await stage(["orders": "past"])
    var shown = [rows(on: stage)]
    for event in [.deliveryArrived(order: 1), .deliveryPickedUp(order: 1)]
      as [KaimonoBackendEvent]
    {
      app.shop.apply(event)
      await stage.settle()
      shown.append(rows(on: stage))
    }
    #expect(shown == [["recent-orders"], ["acceptable-deliveries"], ["recent-orders"]])
  }

  @Test func `while it is loaded again, what is known stays`() async throws {
    let stage = try await stage(["orders": "past"])
    app.shop.network.latency = .seconds(1)
    app.shop.apply(.deliveryArrived(order: 1))
    await stage.advance(by: .milliseconds(999))
    #expect(rows(on: stage) == ["recent-orders"])
    await stage.advance(by: .milliseconds(1))
    #expect(rows(on: stage) == ["acceptable-deliveries"])
  }

  @Test func `a permission that changes is shown at once`() async throws {
    let stage = try await stage(["orders": "past"])
    app.shop.apply(.notificationsDenied)
    #expect(rows(on: stage) == ["recent-orders", "notification-settings"])
    app.shop.allowNotifications()
    #expect(rows(on: stage) == ["recent-orders"])
  }

  @Test func `an order that is placed is the first, and empties the cart's badge`() async throws {
    let stage = try await stage()
    #expect(try stage.element("kaimono-cart").element.value == "4")
    app.orders.place(.sample())
    await stage.advance(by: .seconds(2))
    #expect(rows(on: stage) == ["recent-orders"])
    #expect(try stage.element("kaimono-cart").element.value == nil)
  }

  @Test func `an order that was placed before the screen is opened is no news`() async throws {
    app.orders.place(.sample())
    await time.advance(by: .seconds(2))
    let stage = try await stage()
    #expect(rows(on: stage) == ["recent-orders"])
    #expect(app.shop.network.requests.count { $0.name == "top.deliveries" } == 1)
  }

  @Test func `an order that is refused changes nothing, and asks for nothing`() async throws {
    let stage = try await stage()
    app.shop.apply(.refusePayment)
    let before = app.shop.network.requests.count
    app.orders.place(.sample())
    await stage.advance(by: .seconds(2))
    #expect(rows(on: stage) == [])
    #expect(app.shop.network.requests.dropFirst(before).map(\.name) == ["cart.order"])
  }

  @Test func `a pickup place is asked for, and shown once it is chosen`() async throws {
    let stage = try await stage(["pickup": "none"])
    #expect(try stage.element("kaimono-pickup-place").element.text == "受け取り場所を選ぶ")
    app.choices.choose(3, of: .pickupPlace, after: 1)
    await stage.settle()
    #expect(try stage.element("kaimono-pickup-place").element.text == "代々木公園前ステーション")
  }

  @Test func `the deadline changes when it passes, without a request`() async throws {
    let stage = try await stage()
    let before = app.shop.network.requests.count
    var shown: [String?] = []
    for wait in [3_599, 1, 4 * 86_400] {
      await stage.advance(by: .seconds(wait))
      shown.append(try stage.element("kaimono-deadline").element.text)
    }
    #expect(shown == ["注文の締切 4月1日 10:00", "注文の締切 4月2日 10:00", "注文の締切を過ぎました"])
    #expect(app.shop.network.requests.count == before)
  }

  @Test(arguments: [false, true])
  func `nothing of it is left when it is gone, loaded or not`(isLoaded: Bool) async throws {
    app.shop.network.latency = .seconds(1)
    let stage = app.topStage(time)
    await stage.advance(by: isLoaded ? .seconds(5) : .milliseconds(500))
    stage.close()
    #expect(stage.survivors == [])
    await stage.settle()
    #expect(stage.ledger.entries.isEmpty)
  }

  @Test func `coming back to the app loads both anew, and leaves what is known until then`()
    async throws
  {
    let stage = try await stage(["orders": "past"])
    app.shop.network.isOffline = true
    app.shop.apply(.deliveryArrived(order: 1))
    await stage.settle()
    #expect(rows(on: stage) == ["recent-orders"])
    app.shop.network.isOffline = false
    let before = app.shop.network.requests.count
    stage.perform { stage.window.enterForeground() }
    await stage.settle()
    #expect(rows(on: stage) == ["acceptable-deliveries"])
    #expect(!stage.shows("loading-error"))
    #expect(
      app.shop.network.requests.dropFirst(before).map(\.name).sorted()
        == ["top.deliveries", "top.load"]
    )
  }
}
