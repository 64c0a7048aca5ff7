/// An answer, or a request, that is not as the app and the shop have agreed.
package struct KaimonoAnswerError: Error, Hashable, Sendable {
  /// What is wrong with it.
  package enum Reason: Hashable, Sendable {
    /// The shop does not answer this request with this status.
    case status(Int)
    /// The body is not of the type `application/json`, but of this one; `nil` if none is named.
    case contentType(String?)
    /// The body is not JSON, in the decoder's words.
    case notJSON(String)
    /// A value is missing or wrong: its path, such as `products[1].price`, and what is wrong with it.
    case field(String, String)
  }

  /// The request's name.
  package let request: String
  /// What is wrong.
  package let reason: Reason
}

extension KaimonoAnswerError: CustomStringConvertible {
  package var description: String {
    switch reason {
    case .status(let status): "\(request): the shop does not answer it with the status \(status)."
    case .contentType(let type): "\(request): application/json is due, not \(type ?? "nothing")."
    case .notJSON(let words): "\(request): the body is no JSON. \(words)"
    case .field(let path, let words): "\(request): \(path) \(words)"
    }
  }
}
