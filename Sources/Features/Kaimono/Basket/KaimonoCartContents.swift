/// What a person has in the cart: the products as the shop gave them last, and what the person has
/// changed since.
///
/// A chosen quantity stands until the products are ordered or the shop does not have the product in the
/// cart any more. So
/// - a quantity that the shop has changed meanwhile, from another device perhaps, does not replace a
///   chosen one;
/// - a product that is sold out stays with its quantity, marked: whether the person waits for it or takes
///   it out is theirs to decide;
/// - a product that is gone from the shop's cart is gone here, and what was chosen of it is forgotten: it
///   comes back as the shop gives it.
struct KaimonoCartContents: Codable, Hashable, Sendable {
  /// The products of the shop's last answer.
  private(set) var products: [CartProduct] = []
  /// The chosen quantities that are not ordered yet; 0 for a product that was taken out.
  private(set) var chosen: [CartProduct.ID: Int] = [:]

  /// The products in the cart, with the chosen quantities.
  var inCart: [CartProduct] {
    products.compactMap { product in
      var product = product
      product.quantity = chosen[product.id] ?? product.quantity
      return product.quantity > 0 ? product : nil
    }
  }

  /// How many things are in the cart, for its badge.
  var badge: Int { inCart.reduce(0) { $0 + $1.quantity } }

  /// Notes that the person has chosen a quantity; 0 takes the product out.
  mutating func choose(_ quantity: Int, of productID: CartProduct.ID) {
    chosen[productID] = max(0, quantity)
  }

  /// Takes over an answer of the shop.
  mutating func take(_ products: [CartProduct]) {
    self.products = products
    let there = Set(products.map(\.id))
    chosen = chosen.filter { there.contains($0.key) }
  }

  /// Adds what was kept before and could not be read until now: it gives way to what was chosen since.
  mutating func addOlder(_ older: KaimonoCartContents) {
    if products.isEmpty { products = older.products }
    chosen.merge(older.chosen) { newer, _ in newer }
  }
}
