import Observation2
import Observation2Testing
import Scenes
import ScenesHeadless
import ScenesTesting
import Testing

@testable import Kaimono
@testable import KaimonoSimulation

@MainActor @Suite struct ProductSceneTests {
  private let time = VirtualTime()
  private let app: ChoiceServices

  init() {
    app = ChoiceServices(time)
  }

  private func stage(_ id: CartProduct.ID) async -> Stage {
    let stage = app.productStage(id, time)
    await stage.settle()
    return stage
  }

  @Test(
    arguments: [
      (101, "にんじん", "198円", "在庫 50点", true), (204, "いちご", "598円", "売り切れ", false),
      (203, "真だい", "780円", "直近でお届けできる日を確認", false),
    ]
  )
  func `it says what it is, what it costs and whether there is some`(
    id: Int,
    name: String,
    price: String,
    stock: String,
    canAdd: Bool
  ) async throws {
    let stage = await stage(id)
    #expect(try stage.element("product-title").element.text == name)
    #expect(try stage.element("product-price").element.text == price)
    #expect(try stage.element("product-stock").element.text == stock)
    #expect(try stage.element("product-recipes").element.text == "この商品を使うレシピ")
    #expect(try stage.element(.id("tile-add-\(id)")).isEnabled == canAdd)
  }

  @Test func `it is put into the cart, one more with each tap`() async throws {
    let stage = await stage(101)
    try stage.tap("tile-add-101")
    try stage.tap("tile-add-101")
    #expect(try stage.element("kaimono-cart").element.value == "6")
    let contents = app.cart.contents.recorded()
    _ = try await app.cart.load(from: app.shop)
    #expect(contents.values.last?.inCart.map(\.quantity) == [4, 1, 1])
  }

  @Test func `a product that is not there is not found`() async {
    let stage = await stage(999)
    #expect(stage.shows("見つかりませんでした"))
    #expect(!stage.shows("tile-add-999"))
  }

  @Test func `the cart's failure doesn't disturb the product`() async throws {
    app.shop.network.failNext(.server, match: "cart.load")
    let stage = await stage(205)
    #expect(stage.shows("product-title"))
    #expect(try stage.element("kaimono-cart").element.value == nil)
    try stage.tap("tile-add-205")
    #expect(try stage.element("kaimono-cart").element.value == "1")
  }

  @Test func `its gestures become actions and places`() {
    final class Routing: ProductRouting {
      var names: [String] = []
      var changes: [SceneNavigationChange] = []

      func showRecipes(using productName: String) { names.append(productName) }
      func apply(_ change: SceneNavigationChange) { changes.append(change) }
    }
    let interactor = InteractorStub<OffersState, OffersAction>(
      OffersState(subject: .products([101]))
    )
    let routing = Routing()
    let presenter = ProductPresenter(interactor: interactor, routing: routing)
    presenter.start()
    presenter.productViewDidTapRetryButton()
    presenter.productViewDidTapAddToCartButton(productID: 101)
    presenter.productViewDidTapRecipesButton(productName: "にんじん")
    presenter.productViewDidTapCartButton()
    #expect(interactor.actions == [.start, .load, .addToCart(101)])
    #expect(routing.names == ["にんじん"])
    #expect(routing.changes == [.push(AnySceneRoute(KaimonoRoute.cart))])
  }
}
