/// A shop as its page shows it: its name, and what it offers.
package struct ShopFront: Identifiable, Hashable, Sendable {
  package let id: Int
  let name: String
  let products: [ShopProduct]
}
