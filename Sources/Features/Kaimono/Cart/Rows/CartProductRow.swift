import Scenes

/// A product of the cart: its tile, and the stepper for its quantity.
struct CartProductRow: ScreenPart {
  let product: CartProduct
  let didTapTile: @MainActor () -> Void
  let didChangeQuantity: @MainActor (Int) -> Void

  var body: [ScreenElement] {
    row(spacing: 8) {
      row(spacing: 8) {
        image(product.picture, label: product.name).frame(width: 56, height: 56)
        column {
          text(product.name)
          text("\(product.price)")
          if product.isSoldOut { text("売り切れ") }
        }
      }
      .id("cart-product-\(product.id)")
      .onTap(didTapTile)
      spacer()
      stepper(product.quantity, onChange: didChangeQuantity)
        .id("cart-quantity-\(product.id)")
    }
    .padding(horizontal: 16, vertical: 4)
  }
}
