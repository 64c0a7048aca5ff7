/// A product that is for sale.
package struct TimelineProduct: Hashable, Sendable {
  let name: String
  /// In yen.
  let price: Int
  package let picture: TimelinePicture

  /// Creates one with all its values.
  package init(name: String, price: Int, picture: TimelinePicture) {
    (self.name, self.price, self.picture) = (name, price, picture)
  }
}
