import Scenes

/// The end of the cart: the result of the last order, the total, and the order button.
struct CartFooter: ScreenPart {
  let total: String
  let error: String?
  let isOrderDone: Bool
  let canOrder: Bool
  let didTapOrderButton: @MainActor () -> Void

  var body: [ScreenElement] {
    column(spacing: 8) {
      if let error { text(error).id("order-error") }
      if isOrderDone { text("注文が完了しました").id("order-done") }
      text(total).id("cart-total")
      button("注文する", action: didTapOrderButton).id("order-button").disabled(!canOrder)
    }
    .padding(horizontal: 16, vertical: 8)
  }
}
