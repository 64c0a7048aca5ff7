import Kaimono
import ScenesHeadless

extension OrderDetailScene {
  private static let order = SceneSubject("Order", at: "order/1")

  /// The states of the scene.
  static let states: [SceneState] = [
    order.state("on its way", with: ["orders": "past"], shows: ["order-title", "お届け中"]),
    order.state("waits to be picked up", with: ["orders": "delivered"], shows: ["受け取り待ち"]),
    order.state(
      "picked up",
      [.backend("deliveryPickedUp", ["order": "1"])],
      with: ["orders": "delivered"],
      shows: ["受け取り済み"]
    ),
    order.state("loading", with: ["orders": "past"], time: .stands, shows: ["order-loading"]),
    order.state(
      "could not be loaded",
      with: ["orders": "past"],
      given: [.fail(.server, of: "order.load")],
      shows: ["loading-error", "retry"]
    ),
    order.state(
      "could not be loaded again",
      [.fail(.server, of: "order.load"), .backend("deliveryArrived", ["order": "1"])],
      with: ["orders": "past"],
      shows: ["loading-error", "order-title"]
    ),
    order.state("not there", at: "order/99", shows: ["not-found"]),
  ]
}
