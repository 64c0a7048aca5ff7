import Kaimono
import ScenesHeadless

extension ProductScene {
  private static let product = SceneSubject("Product", at: "product/205")

  /// The states of the scene.
  static let states: [SceneState] = [
    product.state("default", shows: ["たまねぎ", "在庫 60点", "tile-add-205"]),
    product.state("new", at: "product/201", shows: ["NEW"]),
    product.state("limited", at: "product/202", shows: ["数量限定"]),
    product.state("new and limited", at: "product/426", shows: ["NEW", "数量限定"]),
    product.state(
      "sold out",
      at: "product/204",
      shows: ["売り切れ"],
      disables: ["tile-add-204"]
    ),
    product.state(
      "not delivered on the chosen day",
      at: "product/203",
      shows: ["直近でお届けできる日を確認"],
      disables: ["tile-add-203"]
    ),
    product.state("put into the cart", [.tap("tile-add-205")], shows: ["tile-add-205"]),
    product.state("loading", time: .stands, shows: ["product-loading"]),
    product.state(
      "could not be loaded",
      given: [.fail(.server, of: "product.load")],
      shows: ["loading-error", "retry"]
    ),
    product.state("not there", at: "product/9999", shows: ["not-found"]),
    product.state(
      "an order is under way",
      [
        .open("cart"), .fail(.timeout, of: "cart.order"), .tap("order-button"),
        .open("product/205"),
      ],
      shows: ["product-title"],
      disables: ["tile-add-205"]
    ),
  ]
}
