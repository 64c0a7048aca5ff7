/// All that the cart's interactor knows.
package struct KaimonoCartState: Hashable, Codable, Sendable {
  var loading = KaimonoLoading.underWay
  /// Nothing until it is loaded.
  package var cart: KaimonoCart?
  package var isOrdering = false
  /// Whether the shop may have another cart since the order was sent, so that it is loaded after it.
  var isOutdated = false
  /// Whether the person's cart is another one than that of the order under way, as after the app was launched again:
  /// if the order is not placed, it is loaded.
  var isOvertaken = false
  /// The result of the last order.
  var orderEnd: OrderEnd?
  /// The product that the person has asked to see.
  var wantedProductID: CartProduct.ID?
  /// The names of the choices that could not be saved, and of which the person was not told where they chose.
  var unsaved: [KaimonoChoiceSubject: String] = [:]

  /// The first product that has sold out, if that is why the last order was refused.
  var soldOutID: CartProduct.ID? {
    guard case .failed(.refusal(.soldOut)) = orderEnd else { return nil }
    return cart?.products.first(where: \.isSoldOut)?.id
  }
}
