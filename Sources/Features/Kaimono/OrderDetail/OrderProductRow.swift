import Scenes

/// A line of a placed order: the product, how many of it, and the price of them all.
struct OrderProductRow: ScreenPart, Equatable {
  let product: CartProduct

  var body: [ScreenElement] {
    content.identifier("order-product-\(product.id)")
  }

  private var content: ScreenElement {
    // In such text the name has no room beside the numbers.
    if environment.textSize.isAccessibilitySize {
      column {
        text(product.name)
        row(spacing: 8) { numbers }
      }
    } else {
      row(spacing: 8) {
        text(product.name)
        numbers
      }
    }
  }

  @ScreenBuilder private var numbers: [ScreenElement] {
    text("× \(product.quantity)").color(.secondaryLabel)
    spacer()
    text("\(product.linePrice)")
  }
}
