import ScenesTransport

/// The shop's part of the first screen, as the shop sends it.
package struct TopMessage: Codable {
  let pickupPlace: OrNull<String>
  let pickupDays: [DayMessage]
  let shops: [KaimonoTop.Shop]

  package init(_ top: KaimonoTop) {
    pickupPlace = OrNull(top.pickupPlace)
    pickupDays = top.pickupDays.map(DayMessage.init)
    shops = top.shops
  }

  /// Reads it.
  ///
  /// - Returns: The shop's part of the first screen.
  /// - Throws: An error that says which field is wrong.
  func top() throws(TransportMistake) -> KaimonoTop {
    try MessageFields.checkLength(pickupDays.count, of: "pickupDays")
    var days: [PickupDay] = []
    for (index, message) in pickupDays.enumerated() {
      let path = "pickupDays[\(index)]"
      let day = try message.day(at: path)
      if let last = days.last, last.deadline >= day.deadline {
        throw .field(path + ".deadline", "is not later than that of the day before.")
      }
      days.append(day)
    }
    try MessageFields.checkUnique(shops.map(\.id), of: "shops", each: "shop")
    return KaimonoTop(pickupPlace: pickupPlace.value, pickupDays: days, shops: shops)
  }
}

/// The part of the first screen about a person's orders, as the shop sends it.
package struct DeliveriesMessage: Codable {
  let orders: Int
  let acceptable: [PlacedOrder.ID]

  package init(_ deliveries: KaimonoDeliveries) {
    orders = deliveries.orders
    acceptable = deliveries.acceptable
  }

  /// Reads it.
  ///
  /// - Returns: The part of the first screen about a person's orders.
  /// - Throws: An error that says which field is wrong.
  func deliveries() throws(TransportMistake) -> KaimonoDeliveries {
    let orders = try MessageFields.check(orders, from: 0, at: "orders")
    guard acceptable.count <= orders else {
      throw .field("acceptable", "are \(acceptable.count), of \(orders) orders.")
    }
    return KaimonoDeliveries(orders: orders, acceptable: acceptable)
  }
}
