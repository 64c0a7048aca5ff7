import Observation2
import Scenes
import ScenesHeadless
import ScenesTesting
import Testing

@testable import Kaimono
@testable import KaimonoSimulation

/// Placed orders as a person sees them, against screens that have been looked at and approved.
@MainActor @Suite struct PlacedOrdersSnapshotTests {
  private let time = VirtualTime()
  private let app: ChoiceServices

  init() {
    app = ChoiceServices(time)
  }

  /// Places two orders after the earlier one, so that there is one in each state.
  private func placeOrders() async throws {
    try app.launch(["orders": "past"])
    for _ in 0..<2 {
      app.orders.place(.sample())
      await time.advance(by: .seconds(2))
      app.orders.acknowledge()
    }
    app.shop.apply(.deliveryArrived(order: 2))
    app.shop.apply(.deliveryPickedUp(order: 1))
  }

  @Test func `orders in each state`() async throws {
    try await placeOrders()
    let stage = app.orderListStage(time)
    await stage.settle()
    stage.expectSnapshotOnEachDevice(report: report)
  }

  @Test func `no order yet`() async {
    let stage = app.orderListStage(time)
    await stage.settle()
    stage.expectSnapshot(report: report)
  }

  @Test func `an order that waits`() async throws {
    try await placeOrders()
    let stage = app.orderDetailStage(2, time)
    await stage.settle()
    stage.expectSnapshotOnEachDevice(report: report)
  }

  @Test func `in the largest text what stands side by side stands beneath each other`() async throws
  {
    try await placeOrders()
    let detail = app.orderDetailStage(2, time)
    let list = app.orderListStage(time)
    for stage in [detail, list] {
      stage.environment.textSize = .accessibilityExtraExtraExtraLarge
      await stage.settle()
    }
    #expect(try detail.element("にんじん").frame.maxY <= detail.element("396円").frame.y)
    #expect(try list.element("注文番号 2").frame.maxY <= list.element("受け取り待ち").frame.y)
    #expect(try list.element("注文番号 2").frame.height == 62)
  }

  @Test func `an order that could not be loaded`() async {
    app.shop.network.failNext(.server)
    let stage = app.orderDetailStage(1, time)
    await stage.settle()
    stage.expectSnapshot(report: report)
  }

  @Test func `no approved file is left over`() throws {
    #expect(try ApprovedSnapshots(beside: #filePath).stale() == [])
  }
}
