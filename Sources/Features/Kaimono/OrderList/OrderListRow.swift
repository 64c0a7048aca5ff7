import Scenes

/// One of the placed orders, as their list shows it.
struct OrderListRow: ScreenPart, Equatable {
  let order: PlacedOrderContent
  @Handler var didTap: @MainActor () -> Void

  var body: [ScreenElement] {
    content
      .padding(horizontal: 16, vertical: 8)
      .identifier("order-row-\(order.id)")
      .onTap(didTap)
  }

  private var content: ScreenElement {
    // In such text neither has room for its words beside the other.
    if environment.textSize.isAccessibilitySize {
      column(spacing: 4) {
        texts
        state
      }
    } else {
      row(spacing: 8) {
        column(spacing: 4) { texts }
        spacer()
        state
      }
    }
  }

  @ScreenBuilder private var texts: [ScreenElement] {
    text(order.name)
    text(order.pickupDay).textStyle(.caption).color(.secondaryLabel)
    text(order.total).textStyle(.caption).color(.secondaryLabel)
  }

  private var state: ScreenElement {
    text(order.state).identifier("order-row-state-\(order.id)")
  }
}
