/// A shop as its page shows it: its name, and what it offers.
package struct ShopFront: Identifiable, Hashable, Sendable {
  package let id: Int
  let name: String
  let products: [ShopProduct]

  /// Creates one with all its values.
  package init(id: Int, name: String, products: [ShopProduct]) {
    (self.id, self.name, self.products) = (id, name, products)
  }
}
