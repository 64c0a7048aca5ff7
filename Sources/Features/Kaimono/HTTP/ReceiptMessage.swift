import ScenesTransport

/// The receipt of an order as it is sent.
package struct ReceiptMessage: Codable {
  let number: Int
  let total: Int
  let pickupDay: DayMessage

  package init(_ receipt: OrderReceipt) {
    number = receipt.number
    total = receipt.total.amount
    pickupDay = DayMessage(receipt.pickupDay)
  }

  /// Returns the receipt.
  ///
  /// - Throws: An error that says which field is wrong.
  func receipt(at path: String = "") throws(TransportMistake) -> OrderReceipt {
    guard number > 0 else { throw .field(path + "number", "is \(number), not 1 or more.") }
    guard total >= 0 else { throw .field(path + "total", "is \(total), not 0 or more.") }
    return OrderReceipt(
      number: number,
      total: Yen(total),
      pickupDay: try pickupDay.day(at: path + "pickupDay")
    )
  }
}

/// The result of an order, as the shop sends it: its receipt, or an explicit `null` if it has not arrived
/// and never will.
///
/// An answer without the field says nothing about the order, so it is no answer.
package struct ResolutionMessage: Codable {
  let order: OrNull<ReceiptMessage>

  package init(_ receipt: OrderReceipt?) {
    order = OrNull(receipt.map(ReceiptMessage.init))
  }
}
