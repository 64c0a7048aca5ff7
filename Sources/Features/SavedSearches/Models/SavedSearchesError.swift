package import ScenesTransport

/// Why a search has no answer, or there is nothing to begin with.
package enum SavedSearchesError: Error, Hashable, Sendable {
  /// There is no connection.
  case offline
  /// No answer came in time.
  case timedOut
  /// The answer did not come whole.
  case broken
  /// The back end could not answer.
  case server
  /// The task that waited for the answer was cancelled.
  case cancelled
  /// The answer is not the agreed one.
  case answer(TransportMessageError)
  /// A bundled file is not in the bundle.
  case missing(file: String)
  /// A bundled file's content is invalid.
  case malformed(file: String, reason: String)
}

extension SavedSearchesError: HTTPGatewayError {}

extension SavedSearchesError: CustomStringConvertible {
  /// A sentence about the error, with the remedy if there is one.
  package var description: String {
    switch self {
    case .offline: "The search has no answer, since there is no connection."
    case .timedOut: "The search has had no answer in time."
    case .broken: "The answer to the search did not come whole."
    case .server: "The back end could not answer the search."
    case .cancelled: "Nobody waits for the answer to the search any more."
    case .answer(let error): "The answer is not the agreed one. \(error)"
    case .missing(let file):
      "\(file) is not in the bundle of SavedSearches. Add its folder to the target's resources."
    case .malformed(let file, let reason): "\(file) can't be read: \(reason)"
    }
  }
}
