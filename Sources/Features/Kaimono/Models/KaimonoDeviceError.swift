/// What the device could not do with an order, which was therefore not sent.
package enum KaimonoDeviceError: Error, Hashable, Codable, Sendable {
  /// The device could not store the order.
  case notKept
  /// The device could not read its storage, so it is unknown whether there is an order already.
  case unread
}
