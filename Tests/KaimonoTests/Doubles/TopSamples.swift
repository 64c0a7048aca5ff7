import Observation2
import Scenes
import ScenesHeadless

@testable import Kaimono
@testable import KaimonoSimulation

extension ChoiceServices {
  /// What the first screen loads from and follows.
  var top: KaimonoTopSources {
    KaimonoTopSources(
      gateway: shop,
      orders: orders,
      cart: cart,
      permission: shop,
      notices: shop
    )
  }

  /// A stage with the first screen.
  func topStage(_ time: VirtualTime, log: EventLog = EventLog()) -> Stage {
    Stage(time) { KaimonoTopScene.build(top, clock: time, log: log) }
  }

  /// A stage with the list of the placed orders.
  func orderListStage(_ time: VirtualTime, log: EventLog = EventLog()) -> Stage {
    Stage(time) {
      OrderListScene.build(gateway: shop, orders: orders, notices: shop, clock: time, log: log)
    }
  }

  /// A stage with a placed order.
  func orderDetailStage(
    _ id: PlacedOrder.ID,
    _ time: VirtualTime,
    log: EventLog = EventLog()
  ) -> Stage {
    Stage(time) {
      OrderDetailScene.build(
        id,
        gateway: shop,
        orders: orders,
        notices: shop,
        clock: time,
        log: log
      )
    }
  }

  /// Launches with these arguments.
  func launch(_ arguments: [String: String]) throws {
    shop.apply(try KaimonoLaunch(arguments))
  }
}

extension KaimonoTop {
  static let sample = KaimonoTop(
    pickupPlace: "渋谷駅前ステーション",
    pickupDays: [.april2, .april3],
    shops: [Shop(id: 1, name: "しぶや旬の市"), Shop(id: 2, name: "まちの食材店")]
  )
}

extension PlacedOrder {
  static func sample(_ id: ID = 1, state: State = .onItsWay) -> PlacedOrder {
    PlacedOrder(id: id, cart: .sample(), state: state)
  }
}
