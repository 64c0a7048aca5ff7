/// All that the cart's interactor knows.
package struct KaimonoCartState: Hashable, Codable, Sendable {
  var loading = KaimonoLoading.underWay
  /// Nothing until it is loaded.
  package var cart: KaimonoCart?
  package var isOrdering = false
  /// A Boolean value that indicates whether the shop may have another cart since the order was sent.
  ///
  /// If so, the app loads the cart after the order.
  var isOutdated = false
  /// A Boolean value that indicates whether the person's cart differs from that of the order under way, as after the
  /// app was launched again.
  ///
  /// If the order is not placed, the app loads the cart.
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
