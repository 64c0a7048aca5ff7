/// What a picture shows, as far as its drawing tells; the raw values are those of the bundled data.
package enum FoodKind: String, Hashable, Sendable, Decodable, CaseIterable {
  case vegetable, fruit, fish, meat, dairy, bean, seasoning
  case dryGoods = "dry-goods"
  case bread, sweets, drink
  /// What is cooked and on a plate.
  case dish
}
