/// A message that is not as both sides have agreed, and the request that it belongs to.
package struct TransportMessageError: Error, Hashable, Codable, Sendable {
  /// The request's name.
  package let request: String
  /// What is wrong.
  package let mistake: TransportMistake

  /// Creates an error.
  package init(_ request: String, _ mistake: TransportMistake) {
    self.request = request
    self.mistake = mistake
  }
}

extension TransportMessageError: CustomStringConvertible {
  package var description: String { "\(request): \(mistake)" }
}
