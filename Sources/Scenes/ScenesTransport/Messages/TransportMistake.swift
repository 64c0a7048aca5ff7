/// A mistake in a message: in an answer or a request that is not as both sides have agreed.
public enum TransportMistake: Error, Hashable, Codable, Sendable {
  /// This request is not answered with this status.
  case status(Int)
  /// The body is not of the type `application/json`, but of this one; `nil` if none is named.
  case contentType(String?)
  /// The body is not JSON, in the decoder's words.
  case notJSON(String)
  /// A value is missing or wrong: its path, such as `products[1].price`, and what is wrong with it.
  case field(String, String)
}

extension TransportMistake: CustomStringConvertible {
  /// The mistake as the end of a sentence.
  public var description: String {
    switch self {
    case .status(let status): "the status \(status) is not agreed."
    case .contentType(let type): "application/json is due, not \(type ?? "nothing")."
    case .notJSON(let words): "the body is no JSON. \(words)"
    case .field(let path, let words): "\(path) \(words)"
    }
  }
}
