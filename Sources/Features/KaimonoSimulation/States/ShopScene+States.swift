import Kaimono
import ScenesHeadless

extension ShopScene {
  private static let shop = SceneSubject("Shop", at: "shop/1")
  private static let products = SceneSubject("Products", at: "products/205,201,202,426")

  /// The states of the scene, with the products of a shop and with those of a recipe.
  static let states: [SceneState] = front + choice + tiles

  private static let front = [
    shop.state("default", shows: ["shop-title", "NEW", "数量限定"]),
    shop.state("at its end", [.scrollToEnd], shows: ["売り切れ", "tile-205"]),
    shop.state("loading", time: .stands, shows: ["shop-loading"]),
    shop.state(
      "could not be loaded",
      given: [.fail(.server, of: "shop.load")],
      shows: ["loading-error", "retry"]
    ),
    shop.state("not there", at: "shop/999", shows: ["not-found"]),
    shop.state("something put into the cart", [.tap("tile-add-201")], shows: ["tile-add-201"]),
    shop.state(
      "an order is under way",
      [.open("cart"), .fail(.timeout, of: "cart.order"), .tap("order-button"), .open("shop/1")],
      shows: ["shop-title"],
      disables: ["tile-add-201", "tile-add-202"]
    ),
  ]

  private static let choice = [
    products.state(
      "ingredients of a recipe",
      at: "products/101,304,326,318,103",
      shows: ["材料を買う", "tile-101"]
    ),
    products.state("loading", time: .stands, shows: ["shop-loading"]),
    products.state(
      "could not be loaded",
      given: [.fail(.server, of: "product.load")],
      shows: ["loading-error", "retry"]
    ),
    products.state("none of them sold", at: "products/9999", shows: ["not-found"]),
  ]

  /// A tile without labels, with either and with both, under each overlay.
  private static let tiles = [
    products.state(
      "tiles with each label",
      shows: ["tile-205", "tile-new-201", "tile-limited-202", "tile-new-426", "tile-limited-426"],
      hides: ["売り切れ", "直近でお届けできる日を確認"]
    ),
    products.state(
      "tiles with each label, sold out",
      given: [205, 201, 202, 426].map { .backend("soldOut", ["product": "\($0)"]) },
      shows: ["売り切れ", "tile-new-201", "tile-limited-202", "tile-new-426", "tile-limited-426"],
      disables: ["tile-add-205", "tile-add-201", "tile-add-202", "tile-add-426"]
    ),
    products.state(
      "tiles with each label, not delivered on the chosen day",
      at: "products/203,463,420,578",
      shows: ["tile-new-463", "tile-limited-420", "tile-new-578", "tile-limited-578"],
      disables: ["tile-add-203", "tile-add-463", "tile-add-420", "tile-add-578"]
    ),
  ]
}
