import Observation2
import Scenes
import ScenesHeadless
import Testing

@testable import Kaimono

/// A tile that knows its screen: the trade's mistake, and its cure.
@MainActor @Suite struct TileMistakeTests {
  /// A tile as it is often written: it calls the delegate of the screen for which it was made.
  private struct ShopTile: ScreenPart {
    let product: ShopProduct
    weak var delegate: (any KaimonoShopDetailViewDelegate)?

    var body: [ScreenElement] {
      button("カートに入れる") {
        delegate?.kaimonoShopDetailViewDidTapAddToCartButton(productID: product.id)
      }
      .identifier("tile-add-\(product.id)")
    }
  }

  /// Another screen with tiles, of which no shop knows.
  private struct RecommendationsView: SceneView {
    let knowing: Bool
    let didAdd: @MainActor (CartProduct.ID) -> Void

    var body: [ScreenElement] {
      if knowing {
        ShopTile(product: .onion)
      } else {
        ProductTile(
          product: .onion,
          canAdd: true,
          didTapImage: { _ in },
          didTapAddToCartButton: didAdd
        )
      }
    }
  }

  private final class RecommendationsScene: SceneHost {
    let view: RecommendationsView

    init(_ view: RecommendationsView) {
      self.view = view
    }
  }

  private func added(knowing: Bool) throws -> [CartProduct.ID] {
    var added: [CartProduct.ID] = []
    let view = RecommendationsView(knowing: knowing) { added.append($0) }
    let stage = Stage(VirtualTime()) { RecommendationsScene(view) }
    try stage.tap("tile-add-205")
    return added
  }

  @Test func `a tile that knows its screen does nothing on another one`() throws {
    #expect(try added(knowing: true) == [])
  }

  @Test func `a tile that knows nothing of its screen can stand on any`() throws {
    #expect(try added(knowing: false) == [205])
  }

  @Test(arguments: ["product 205", "tile 205"])
  func `a tap on a tile goes up through the grid, with the product's identifier alone`(
    what: String
  )
    throws
  {
    var calls: [String] = []
    let grid = GridView(
      didTapImage: { calls.append("product \($0)") },
      didTapAddToCartButton: { calls.append("tile \($0)") }
    )
    let stage = Stage(VirtualTime()) { GridScene(grid) }
    try stage.tap(what == "product 205" ? "tile-image-205" : "tile-add-205")
    #expect(calls == [what])
  }

  private struct GridView: SceneView {
    let didTapImage: @MainActor (CartProduct.ID) -> Void
    let didTapAddToCartButton: @MainActor (CartProduct.ID) -> Void

    var body: [ScreenElement] {
      ProductsGrid(
        products: [.shrimp, .onion],
        canAdd: true,
        didTapImage: didTapImage,
        didTapAddToCartButton: didTapAddToCartButton
      )
    }
  }

  private final class GridScene: SceneHost {
    let view: GridView

    init(_ view: GridView) {
      self.view = view
    }
  }
}
