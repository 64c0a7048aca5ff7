import Scenes

/// A product of the cart: its tile, and the stepper for its quantity.
struct CartProductRow: ScreenPart, Equatable {
  let product: CartProduct
  @Handler var didTapTile: @MainActor () -> Void
  @Handler var didChangeQuantity: @MainActor (Int) -> Void

  var body: [ScreenElement] {
    rowOrColumn(spacing: 8, tile, quantity).padding(horizontal: 16, vertical: 4)
  }

  private var tile: ScreenElement {
    row(spacing: 8) {
      image(product.picture, label: product.name).frame(width: 56, height: 56)
      column {
        text(product.name)
        text("\(product.price)")
        if product.isSoldOut { text("売り切れ") }
      }
    }
    .identifier("cart-product-\(product.id)")
    .onTap(didTapTile)
  }

  private var quantity: ScreenElement {
    stepper(product.quantity, onChange: didChangeQuantity)
      .identifier("cart-quantity-\(product.id)")
  }
}
