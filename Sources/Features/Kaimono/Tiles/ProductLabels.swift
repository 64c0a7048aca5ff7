import Scenes

/// What is said of a product beside its name.
struct ProductLabels: ScreenPart, Equatable {
  let product: ShopProduct

  var body: [ScreenElement] {
    row(spacing: 4) {
      if product.isNew { text("NEW").identifier("tile-new-\(product.id)").textStyle(.caption) }
      if product.isLimited {
        text("数量限定").identifier("tile-limited-\(product.id)").textStyle(.caption)
      }
    }
  }
}
