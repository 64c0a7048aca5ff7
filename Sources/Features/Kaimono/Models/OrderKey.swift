/// The idempotency key of an order.
package struct OrderKey: Codable, Hashable, Sendable {
  let value: UInt64
}

extension OrderKey: CustomStringConvertible {
  package var description: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
