/// A message that is not as both sides have agreed, and the request that it belongs to.
public struct TransportMessageError: Error, Hashable, Codable, Sendable {
  /// The request's name.
  public let request: String
  /// The mistake in the message.
  public let mistake: TransportMistake

  /// Creates an error.
  public init(_ request: String, _ mistake: TransportMistake) {
    self.request = request
    self.mistake = mistake
  }
}

extension TransportMessageError: CustomStringConvertible {
  /// The request's name and the mistake.
  public var description: String { "\(request): \(mistake)" }
}
