import Kaimono

extension KaimonoShop {
  /// The orders that it has taken, the newest first, with the state of each.
  var placedOrders: [PlacedOrder] {
    orders.enumerated().reversed().map { index, order in
      let state = record.deliveries[index + 1] ?? .onItsWay
      return PlacedOrder(id: index + 1, cart: order.cart, state: state)
    }
  }

  /// How many orders it has taken, and which of them wait to be picked up.
  var acceptableDeliveries: KaimonoDeliveries {
    let acceptable = placedOrders.filter { $0.state == .waiting }
    return KaimonoDeliveries(orders: orders.count, acceptable: acceptable.map(\.id))
  }

  /// Returns the shop's part of the first screen.
  func top(now: Duration) -> KaimonoTop {
    var top = KaimonoTop(
      pickupPlace: choices(.pickupPlace).chosen?.name,
      pickupDays: data.pickupDays,
      shops: data.catalogue.shops.map { KaimonoTop.Shop(id: $0.id, name: $0.name) }
    )
    top.dropDays(at: now)
    return top
  }
}
