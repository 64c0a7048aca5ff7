import Kaimono
import ScenesHeadless

extension KaimonoTopScene {
  private static let top = SceneSubject("Top", at: "kaimono")

  /// The states of the scene: with and without orders and deliveries, each while notifications are allowed and
  /// denied, and all that may be missing.
  static let states: [SceneState] =
    combinations + [
      top.state("loading", time: .stands, shows: ["kaimono-loading", "注文の締切を確認しています"]),
      top.state(
        "could not be loaded",
        given: [.offline(true)],
        shows: ["loading-error", "retry", "注文の締切を確認できませんでした"],
        hides: ["kaimono-loading"]
      ),
      top.state(
        "deliveries could not be loaded",
        given: [.fail(.server, of: "top.deliveries")],
        shows: ["loading-error", "kaimono-shop-1"]
      ),
      top.state(
        "shops could not be loaded",
        with: ["orders": "past"],
        given: [.fail(.server, of: "top.load")],
        shows: ["loading-error", "kaimono-recent-orders"],
        hides: ["kaimono-shop-1"]
      ),
      top.state("no pickup place chosen", with: ["pickup": "none"], shows: ["受け取り場所を選ぶ"]),
      top.state("nothing in the cart", with: ["cart": "empty"], shows: ["kaimono-cart"]),
      top.state("deadline of the next day", [.wait(.seconds(3_600))], shows: ["注文の締切 4月2日 10:00"]),
      top.state(
        "all deadlines have passed",
        [.wait(.seconds(5 * 86_400))],
        shows: ["注文の締切を過ぎました"]
      ),
    ]

  /// All combinations of the known state of the deliveries with allowed and denied notifications.
  ///
  /// Before the deliveries are there, and without an order, the screen does not mention notifications.
  private static var combinations: [SceneState] {
    let permissions = [("allowed", "notifications allowed"), ("denied", "notifications denied")]
    return permissions.flatMap { push, permission in
      let settings = push == "denied" ? ["kaimono-notification-settings"] : []
      let noSettings = push == "denied" ? [] : ["kaimono-notification-settings"]
      return [
        top.state(
          "deliveries loading, \(permission)",
          with: ["push": push],
          given: [.fail(.timeout, of: "top.deliveries")],
          shows: ["kaimono-loading", "kaimono-shop-1"],
          hides: ["kaimono-notification-settings"]
        ),
        top.state(
          "no order yet, \(permission)",
          with: ["push": push, "orders": "none"],
          shows: ["kaimono-shop-1"],
          hides: [
            "kaimono-loading", "kaimono-recent-orders", "kaimono-acceptable-deliveries",
            "kaimono-notification-settings",
          ]
        ),
        top.state(
          "ordered before, \(permission)",
          with: ["push": push, "orders": "past"],
          shows: ["最近の買い物を見る"] + settings,
          hides: noSettings
        ),
        top.state(
          "a delivery waits, \(permission)",
          with: ["push": push, "orders": "delivered"],
          shows: ["受け取り可能なご注文があります"] + settings,
          hides: noSettings
        ),
      ]
    }
  }
}
