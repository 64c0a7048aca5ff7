import Scenes

/// One of the placed orders, as their list shows it.
struct OrderListRow: ScreenPart, Equatable {
  /// What is said of an order.
  struct Content: Identifiable, Equatable {
    let id: PlacedOrder.ID
    let name: String
    let state: String
    let pickupDay: String
    let total: String
  }

  let content: Content
  @Handler var didTap: @MainActor () -> Void

  var body: [ScreenElement] {
    row(spacing: 8) {
      column(spacing: 4) {
        text(content.name)
        text(content.pickupDay).textStyle(.caption).color(.secondaryLabel)
        text(content.total).textStyle(.caption).color(.secondaryLabel)
      }
      spacer()
      text(content.state).identifier("order-row-state-\(content.id)")
    }
    .padding(horizontal: 16, vertical: 8)
    .identifier("order-row-\(content.id)")
    .onTap(didTap)
  }
}
