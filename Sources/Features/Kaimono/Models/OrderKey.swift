/// The idempotency key of an order.
struct OrderKey: Hashable, Sendable {
  let value: UInt64
}

extension OrderKey: CustomStringConvertible {
  var description: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
