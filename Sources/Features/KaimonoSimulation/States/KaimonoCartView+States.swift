import Kaimono
import ScenesHeadless

extension KaimonoCartView {
  private static let cart = SceneSubject("Cart", at: "cart")

  /// The looks that it can have: with more and less in it, and at each point of an order.
  static let states: [SceneState] = contents + ordering

  private static let contents = [
    cart.state("default", shows: ["合計 1,056円", "cart-faq"]),
    cart.state("loading", time: .stands, shows: ["cart-loading"]),
    cart.state(
      "could not be loaded",
      given: [.fail(.server, of: "cart.load")],
      shows: ["cart-loading-error", "retry"]
    ),
    cart.state(
      "empty",
      with: ["cart": "empty"],
      shows: ["cart-empty", "合計 0円"],
      disables: ["order-button"]
    ),
    cart.state("one thing", with: ["cart": "rows 1"], shows: ["合計 100円"]),
    cart.state("long", with: ["cart": "rows 100"], shows: ["商品 1", "合計 10,000円"]),
    cart.state(
      "long, at its end",
      [.scrollToEnd],
      with: ["cart": "rows 100"],
      shows: ["商品 100", "cart-faq"]
    ),
    cart.state(
      "no pickup place chosen",
      with: ["pickup": "none"],
      shows: ["受け取り場所を選ぶ"],
      disables: ["order-button"]
    ),
    cart.state(
      "a product is sold out",
      given: [.backend("soldOut", ["product": "102"])],
      shows: ["売り切れ"],
      hides: ["order-error"]
    ),
    cart.state(
      "payment could not be changed",
      [
        .tap("cart-payment-row"), .latency(.seconds(3)), .fail(.server, of: "payment.choose"),
        .tap("choice-2"), .back, .wait(.seconds(4)),
      ],
      shows: ["cart-payment-error"]
    ),
    cart.state(
      "pickup place could not be changed",
      [
        .tap("cart-pickup-row"), .latency(.seconds(3)), .fail(.server, of: "pickup-place.choose"),
        .tap("choice-2"), .back, .wait(.seconds(4)),
      ],
      shows: ["cart-pickup-error"]
    ),
  ]

  private static let ordering = [
    cart.state(
      "order under way",
      [.tap("order-button")],
      time: .stands,
      shows: ["注文しています"],
      disables: ["order-button", "cart-product-101", "cart-faq"]
    ),
    cart.state(
      "order under way, resumed after the app was ended",
      [.fail(.timeout, of: "cart.order", times: 2), .tap("order-button"), .relaunch],
      time: .stands,
      shows: ["注文しています"],
      disables: ["order-button", "cart-product-101"]
    ),
    cart.state(
      "order done",
      [.tap("order-button")],
      shows: ["注文が完了しました", "cart-empty"],
      hides: ["order-toast"]
    ),
    cart.state(
      "no connection",
      [.offline(true), .tap("order-button")],
      shows: ["通信できませんでした。もう一度お試しください", "cart-product-101"]
    ),
    cart.state(
      "sold out",
      [.backend("soldOut", ["product": "102"]), .tap("order-button")],
      shows: ["売り切れの商品があります", "売り切れ"]
    ),
    cart.state(
      "deadline has passed",
      [.fail(.offline, of: "cart.load"), .wait(.seconds(3_600)), .tap("order-button")],
      shows: ["注文の締切を過ぎました", "受け取り日 2026年4月3日"]
    ),
    cart.state(
      "payment refused",
      [.backend("refusePayment"), .tap("order-button")],
      shows: ["お支払いができませんでした"]
    ),
  ]
}
