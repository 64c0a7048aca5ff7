import Kaimono
import ScenesHeadless

extension OrderListScene {
  private static let orders = SceneSubject("Orders", at: "orders")

  /// The states of the scene.
  static let states: [SceneState] = [
    orders.state("on its way", with: ["orders": "past"], shows: ["order-row-1", "お届け中"]),
    orders.state("waits to be picked up", with: ["orders": "delivered"], shows: ["受け取り待ち"]),
    orders.state(
      "two, of which one is picked up",
      [
        .open("cart"), .tap("order-button"), .backend("deliveryPickedUp", ["order": "1"]),
        .open("orders"),
      ],
      with: ["orders": "past"],
      shows: ["order-row-1", "order-row-2", "受け取り済み", "お届け中"]
    ),
    orders.state("none yet", with: ["orders": "none"], shows: ["orders-empty"]),
    orders.state("loading", with: ["orders": "past"], time: .stands, shows: ["orders-loading"]),
    orders.state(
      "could not be loaded",
      with: ["orders": "past"],
      given: [.fail(.server, of: "orders.load")],
      shows: ["loading-error", "retry"]
    ),
    orders.state(
      "could not be loaded again",
      [.fail(.server, of: "orders.load"), .backend("deliveryArrived", ["order": "1"])],
      with: ["orders": "past"],
      shows: ["loading-error", "order-row-1"]
    ),
  ]
}
