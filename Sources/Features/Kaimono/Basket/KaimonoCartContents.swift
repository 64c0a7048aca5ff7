/// The contents of a person's cart: the products as the shop gave them last, and the products that the person has
/// added and changed since.
///
/// A chosen quantity stands until the products are ordered or the shop does not have the product in the
/// cart any more. So
/// - a quantity that has changed at the shop since, perhaps from another device, does not replace a
///   chosen one;
/// - a product that is sold out stays with its quantity, marked: whether the person waits for it or takes
///   it out is theirs to decide;
/// - a product that is gone from the shop's cart is gone here, and what was chosen of it is forgotten: it
///   comes back as the shop gives it.
package struct KaimonoCartContents: Codable, Hashable, Sendable {
  /// The products of the shop's last answer.
  package private(set) var products: [CartProduct] = []
  /// The products that the person has put into the cart and that the shop's answer does not have; no product
  /// is in both.
  package private(set) var added: [CartProduct] = []
  /// The chosen quantities that are not ordered yet; 0 for a product that was taken out.
  package private(set) var chosen: [CartProduct.ID: Int] = [:]

  /// Creates contents without a product.
  package init() {}

  /// The products in the cart, with the chosen quantities.
  package var inCart: [CartProduct] {
    let all = added.isEmpty ? products : products + added
    // Without a copy: invariants read the cart at each event.
    if chosen.isEmpty, all.allSatisfy({ $0.quantity > 0 }) { return all }
    return all.compactMap { product in
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
    if quantity < 1 { added.removeAll { $0.id == productID } }
  }

  /// Puts more of a product into the cart: as many as its quantity says.
  mutating func add(_ product: CartProduct) {
    let there = inCart.first { $0.id == product.id }?.quantity ?? 0
    chosen[product.id] = there + product.quantity
    if !isKnown(product.id) { added.append(product) }
  }

  /// Takes over an answer of the shop.
  ///
  /// - Parameters:
  ///   - products: The products in the shop's cart.
  ///   - asked: The products of ``added`` that the shop was asked about.
  ///   - offers: The shop's current offers of those products. A product that it offers no longer is gone.
  mutating func take(
    _ products: [CartProduct],
    asked: [CartProduct.ID] = [],
    offers: [ShopProduct] = []
  ) {
    self.products = products
    let (inCart, asked) = (Set(products.map(\.id)), Set(asked))
    let offers = Dictionary(offers.map { ($0.id, $0) }) { first, _ in first }
    added = added.compactMap { product in
      if inCart.contains(product.id) { return nil }
      guard asked.contains(product.id) else { return product }
      return offers[product.id].map { CartProduct($0, quantity: product.quantity) }
    }
    let known = inCart.union(added.map(\.id))
    chosen = chosen.filter { known.contains($0.key) }
  }

  /// Takes over a refusal of the shop: these products have sold out, and no others have.
  mutating func mark(soldOut productIDs: [CartProduct.ID]) {
    let productIDs = Set(productIDs)
    for index in products.indices {
      products[index].isSoldOut = productIDs.contains(products[index].id)
    }
    for index in added.indices {
      added[index].isSoldOut = productIDs.contains(added[index].id)
    }
  }

  private func isKnown(_ id: CartProduct.ID) -> Bool {
    products.contains { $0.id == id } || added.contains { $0.id == id }
  }

  /// Adds contents that were stored before and could not be read until now.
  ///
  /// Newer choices take precedence. A product that the shop's answer does not have stays gone.
  ///
  /// - Parameters:
  ///   - older: The contents that were stored before.
  ///   - isAnswered: A Boolean value that indicates whether ``products`` are the shop's answer, which may be empty.
  mutating func addOlder(_ older: KaimonoCartContents, isAnswered: Bool) {
    if products.isEmpty, !isAnswered { products = older.products }
    added.removeAll { new in products.contains { $0.id == new.id } }
    added += older.added.filter { !isKnown($0.id) }
    chosen.merge(older.chosen) { newer, _ in newer }
    if isAnswered { chosen = chosen.filter { isKnown($0.key) } }
  }
}

extension KaimonoCartContents {
  /// Reads contents, also those that were written when nothing could be added.
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    products = try values.decode([CartProduct].self, forKey: .products)
    added = try values.decodeIfPresent([CartProduct].self, forKey: .added) ?? []
    chosen = try values.decode([CartProduct.ID: Int].self, forKey: .chosen)
  }
}
