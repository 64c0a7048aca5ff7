import Observation2
import Scenes
import ScenesHeadless
import ScenesTesting
import Testing

@testable import Kaimono

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

  @Test(
    arguments: [
      ("in portrait", ScreenSize(width: 390, height: 844)),
      ("in landscape", ScreenSize(width: 844, height: 390)),
      ("on a tablet", ScreenSize(width: 1024, height: 1366)),
    ]
  )
  func `orders in each state`(name: String, size: ScreenSize) async throws {
    try await placeOrders()
    let stage = app.orderListStage(time)
    stage.environment.containerSize = size
    await stage.settle()
    stage.expectSnapshot(named: name, report: report)
  }

  @Test func `orders in the largest text`() async throws {
    try await placeOrders()
    let stage = app.orderListStage(time)
    stage.environment.textSize = .accessibilityExtraExtraExtraLarge
    await stage.settle()
    stage.expectSnapshot(report: report)
  }

  @Test func `no order yet`() async {
    let stage = app.orderListStage(time)
    await stage.settle()
    stage.expectSnapshot(report: report)
  }

  @Test(
    arguments: [
      ("in portrait", ScreenSize(width: 390, height: 844)),
      ("in landscape", ScreenSize(width: 844, height: 390)),
      ("on a tablet", ScreenSize(width: 1024, height: 1366)),
    ]
  )
  func `an order that waits`(name: String, size: ScreenSize) async throws {
    try await placeOrders()
    let stage = app.orderDetailStage(2, time)
    stage.environment.containerSize = size
    await stage.settle()
    stage.expectSnapshot(named: name, report: report)
  }

  @Test func `an order in the largest text`() async throws {
    try await placeOrders()
    let stage = app.orderDetailStage(1, time)
    stage.environment.textSize = .accessibilityExtraExtraExtraLarge
    await stage.settle()
    stage.expectSnapshot(report: report)
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
