import Scenes

/// Products in as many columns as there is room for.
struct ProductsGrid: ScreenPart {
  let products: [ShopProduct]
  /// Whether anything can be put into the cart now.
  let canAdd: Bool
  @Handler var didTapImage: @MainActor (_ productID: CartProduct.ID) -> Void
  @Handler var didTapAddToCartButton: @MainActor (_ productID: CartProduct.ID) -> Void

  var body: [ScreenElement] {
    lazyGrid(
      .adaptive(minimum: minimum),
      spacing: 16,
      estimatedRowHeight: 260,
      margin: 32,
      products
    ) {
      ProductTile(
        product: $0,
        canAdd: canAdd && $0.isForSale,
        didTapImage: didTapImage,
        didTapAddToCartButton: didTapAddToCartButton
      )
    }
    .padding(horizontal: 16)
  }

  /// How wide a tile has to be for its button's words.
  private var minimum: Double { environment.textSize.isAccessibilitySize ? 320 : 150 }
}
