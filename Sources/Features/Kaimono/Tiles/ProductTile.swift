import Scenes

/// A product as a grid shows it; it knows nothing of the screen in which it stands.
struct ProductTile: ScreenPart, Equatable {
  let product: ShopProduct
  /// Whether the product can be put into the cart now.
  let canAdd: Bool
  @Handler var didTapImage: @MainActor (_ productID: CartProduct.ID) -> Void
  @Handler var didTapAddToCartButton: @MainActor (_ productID: CartProduct.ID) -> Void

  var body: [ScreenElement] {
    column(spacing: 4) {
      layers {
        image(product.picture, label: product.name).frame(width: 120, height: 120)
        if let overlay { text(overlay).color(.onAccent).background(.secondaryLabel) }
      }
      .identifier("tile-image-\(product.id)")
      .onTap { didTapImage(product.id) }
      ProductLabels(product: product)
      text(product.name)
      text("\(product.price)")
      button("カートに入れる") { didTapAddToCartButton(product.id) }
        .identifier("tile-add-\(product.id)")
        .disabled(!canAdd)
    }
    .identifier("tile-\(product.id)")
  }

  /// Why it can't be bought; `nil` if it can.
  private var overlay: String? {
    if product.isSoldOut { return "売り切れ" }
    return product.isDelivered ? nil : "直近でお届けできる日を確認"
  }
}
