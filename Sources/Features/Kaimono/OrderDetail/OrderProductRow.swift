import Scenes

/// A line of a placed order: the product, how many of it, and the price of them all.
struct OrderProductRow: ScreenPart, Equatable {
  let product: CartProduct

  var body: [ScreenElement] {
    row(spacing: 8) {
      text(product.name)
      text("× \(product.quantity)").color(.secondaryLabel)
      spacer()
      text("\(product.linePrice)")
    }
    .identifier("order-product-\(product.id)")
  }
}
