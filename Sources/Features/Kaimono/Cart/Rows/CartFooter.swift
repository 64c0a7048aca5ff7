import Scenes

/// The end of the cart: the result of the last order, the total, and the order button.
struct CartFooter: ScreenPart, Equatable {
  let total: String
  let error: String?
  /// A Boolean value that indicates whether a tap on the error shows the product concerned.
  let errorLeadsToProduct: Bool
  let isOrderDone: Bool
  let canOrder: Bool
  @Handler var didTapError: @MainActor () -> Void
  @Handler var didTapOrderButton: @MainActor () -> Void

  var body: [ScreenElement] {
    column(spacing: 8) {
      if let error {
        if errorLeadsToProduct {
          button(error, action: didTapError).color(.label).identifier("order-error")
        } else {
          text(error).identifier("order-error")
        }
      }
      if isOrderDone { text("注文が完了しました").identifier("order-done") }
      text(total).identifier("cart-total")
      button("注文する", action: didTapOrderButton).identifier("order-button").disabled(!canOrder)
    }
    .padding(horizontal: 16, vertical: 8)
  }
}
