/// The idempotency key of a request that changes something: a back end does it once per key, however often it is
/// sent.
public struct RequestKey: Codable, Hashable, Sendable {
  /// Its number.
  public let value: UInt64

  /// Creates a key.
  public init(value: UInt64) {
    self.value = value
  }

  /// Reads a key as it is sent.
  ///
  /// - Parameters:
  ///   - text: The 16 hexadecimal digits.
  ///   - path: Their path in the message.
  /// - Throws: An error that says which field is wrong.
  public init(_ text: String, at path: String) throws(TransportMistake) {
    // A number may begin with a sign, a key may not.
    guard text.utf8.count == 16, text.first?.isHexDigit == true,
      let value = UInt64(text, radix: 16)
    else {
      throw .field(path, "is “\(text)”, not 16 hexadecimal digits.")
    }
    self.init(value: value)
  }
}

extension RequestKey: CustomStringConvertible {
  /// The key as it is sent: 16 hexadecimal digits.
  public var description: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
