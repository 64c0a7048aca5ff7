import Scenes

/// One of the placed orders, as their list shows it.
struct OrderListRow: ScreenPart, Equatable {
  let order: PlacedOrderContent
  @Handler var didTap: @MainActor () -> Void

  var body: [ScreenElement] {
    row(spacing: 8) {
      column(spacing: 4) {
        text(order.name)
        text(order.pickupDay).textStyle(.caption).color(.secondaryLabel)
        text(order.total).textStyle(.caption).color(.secondaryLabel)
      }
      spacer()
      text(order.state).identifier("order-row-state-\(order.id)")
    }
    .padding(horizontal: 16, vertical: 8)
    .identifier("order-row-\(order.id)")
    .onTap(didTap)
  }
}
