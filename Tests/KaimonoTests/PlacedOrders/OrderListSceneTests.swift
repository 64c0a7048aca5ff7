import Observation2
import Scenes
import ScenesHeadless
import ScenesTesting
import StateStore
import Testing

@testable import Kaimono
@testable import KaimonoSimulation

@MainActor @Suite struct OrderListSceneTests {
  private let time = VirtualTime()
  private let log = EventLog()
  private let app: ChoiceServices

  init() {
    app = ChoiceServices(time)
  }

  private func stage(_ arguments: [String: String] = [:]) async throws -> Stage {
    try app.launch(arguments)
    let stage = app.orderListStage(time, log: log)
    await stage.settle()
    return stage
  }

  /// The identifiers of the orders on the screen, from top to bottom, each with the text of its state.
  private func states(on stage: Stage) -> [String] {
    stage.frames.elements.compactMap { element in
      guard let id = element.element.identifier, id.hasPrefix("order-row-state-") else {
        return nil
      }
      return "\(id.dropFirst(16)) \(element.element.text ?? "")"
    }
  }

  @Test func `it loads, then says that there is no order yet`() async throws {
    app.shop.network.latency = .milliseconds(300)
    let stage = try await stage()
    await stage.advance(by: .milliseconds(299))
    #expect(stage.shows("orders-loading"))
    #expect(!stage.shows("orders-empty"))
    await stage.advance(by: .milliseconds(1))
    #expect(!stage.shows("orders-loading"))
    #expect(try stage.element("orders-empty").element.text == "まだご注文がありません")
  }

  @Test func `a row says which order it is, when it is picked up and what it costs`() async throws {
    let stage = try await stage(["orders": "past"])
    #expect(try stage.element("orders-title").element.text == "最近の買い物")
    let row = try stage.element("order-row-1")
    let words = stage.frames.elements.filter { row.contains($0) }.compactMap(\.element.text)
    #expect(words == ["注文番号 1", "受け取り日 2026年4月1日", "合計 864円", "お届け中"])
  }

  @Test func `the newest order is the first, each with its state`() async throws {
    let stage = try await stage(["orders": "past"])
    for _ in 0..<2 {
      app.orders.place(.sample([.salt]))
      await stage.advance(by: .seconds(2))
      app.orders.acknowledge()
    }
    #expect(states(on: stage) == ["3 お届け中", "2 お届け中", "1 お届け中"])
    app.shop.apply(.deliveryArrived(order: 1))
    app.shop.apply(.deliveryArrived(order: 2))
    app.shop.apply(.deliveryPickedUp(order: 1))
    await stage.settle()
    #expect(states(on: stage) == ["3 お届け中", "2 受け取り待ち", "1 受け取り済み"])
  }

  @Test func `an order that is placed is there at once`() async throws {
    let stage = try await stage()
    app.orders.place(.sample())
    await stage.advance(by: .milliseconds(1_999))
    #expect(stage.shows("orders-empty"))
    await stage.advance(by: .milliseconds(1))
    #expect(states(on: stage) == ["1 お届け中"])
  }

  @Test func `a failed load is tried again`() async throws {
    app.shop.network.failNext(.server, match: "orders.load")
    let stage = try await stage(["orders": "past"])
    #expect(try stage.element("loading-error").element.text == "通信できませんでした。もう一度お試しください")
    #expect(!stage.shows("orders-empty"))
    try stage.tap("retry")
    await stage.settle()
    #expect(stage.shows("order-row-1"))
    #expect(!stage.shows("loading-error"))
    #expect(log.events.map(\.name) == ["orderListViewDidTapRetryButton"])
  }

  @Test func `the orders stay when loading them again fails`() async throws {
    let stage = try await stage(["orders": "past"])
    app.shop.network.failNext(.server)
    app.shop.apply(.deliveryArrived(order: 1))
    await stage.settle()
    #expect(stage.shows("loading-error"))
    #expect(states(on: stage) == ["1 お届け中"])
    try stage.tap("retry")
    await stage.settle()
    #expect(states(on: stage) == ["1 受け取り待ち"])
  }

  @Test func `a tap leads to the order`() {
    let routing = RoutingSpy<KaimonoRoute>()
    let state = PlacedOrdersState(subject: .all, orders: Loadable([.sample(3)]))
    let presenter = OrderListPresenter(
      interactor: InteractorStub<PlacedOrdersState, PlacedOrdersAction>(state),
      routing: routing,
      log: log
    )
    presenter.orderListViewDidTapOrder(3)
    #expect(routing.pushed == [.order(3)])
    #expect(log.events.map(\.values) == [["order": "3"]])
  }

  @Test func `nothing of it is left when it is gone`() async throws {
    let stage = try await stage(["orders": "past"])
    stage.close()
    #expect(stage.survivors == [])
    #expect(stage.ledger.entries.isEmpty)
  }
}
