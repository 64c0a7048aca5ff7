import StateStore

/// The state of the cart's interactor.
///
/// The products are those of the app's cart service. The scene itself knows the pickup, the payment and the progress of
/// the last order. The cart on the screen follows from them.
package struct KaimonoCartState: Hashable, Codable, Sendable {
  /// The pickup and the payment of the shop's last answer.
  var header = Loadable<KaimonoCartHeader, KaimonoError>()
  /// The latest contents of the app's cart service.
  package var contents = KaimonoCartContents()
  /// The progress of the last order; idle again once the person has changed the cart.
  var order = KaimonoOrderService.Phase.idle
  /// The product that the person has asked to see.
  var wantedProductID: CartProduct.ID?
  /// The names of the choices that could not be saved and whose failure the person has not seen.
  var unsaved: [KaimonoChoiceSubject: String] = [:]
}

extension KaimonoCartState {
  /// The cart on the screen: during an order the ordered one; `nil` until it is loaded.
  package var cart: KaimonoCart? {
    if case .underWay(let order) = order { return order.cart }
    return header.value.map { KaimonoCart(products: contents.inCart, header: $0) }
  }

  /// The pickup and the payment of ``cart``.
  var shownHeader: KaimonoCartHeader? {
    if case .underWay(let order) = order { order.cart.header } else { header.value }
  }

  /// A Boolean value that indicates whether an order is under way.
  package var isOrdering: Bool { order.isUnderWay }

  /// A Boolean value that indicates whether the screen waits for the cart; an order has one.
  var isLoading: Bool { !isOrdering && header.isLoading }

  /// The reason why there is no cart to show.
  var loadingError: KaimonoError? { isOrdering ? nil : header.failure }

  /// The result of the last order.
  var orderEnd: OrderEnd? {
    if case .ended(let end) = order { end } else { nil }
  }

  /// The first product that has sold out, if the shop refused the last order for that reason.
  var soldOutID: CartProduct.ID? {
    guard case .failed(.refusal(.soldOut)) = orderEnd else { return nil }
    return contents.inCart.first(where: \.isSoldOut)?.id
  }

  /// Takes over the end of an order; a missed deadline moves the pickup to the next day.
  mutating func finish(_ end: OrderEnd) {
    if case .underWay(let order) = order { header.finish(with: order.cart.header) }
    if case .failed(.refusal(.deadlinePassed(next: let next?))) = end {
      header.value?.pickupDay = next
    }
    order = .ended(end)
  }
}
