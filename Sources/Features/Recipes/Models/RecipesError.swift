package import ScenesTransport

/// Why there is no answer to a request.
package enum RecipesError: Error, Hashable, Sendable {
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
  /// There is no picture of this name.
  case noPicture(String)
  /// The answer is not the agreed one.
  case answer(TransportMessageError)
}

extension RecipesError: HTTPGatewayError {}

extension RecipesError {
  /// The sentence that a screen shows.
  var message: String { "通信できませんでした。もう一度お試しください" }
}

extension RecipesError: CustomStringConvertible {
  /// A sentence about the error, with the remedy if there is one.
  package var description: String {
    switch self {
    case .offline: "The recipes have no answer, because there is no connection."
    case .timedOut: "The recipes did not answer in time."
    case .broken: "The answer of the recipes did not come whole."
    case .server: "The back end of the recipes could not answer."
    case .cancelled: "The request to the recipes was cancelled."
    case .noPicture(let name): "The recipes have no picture “\(name)”."
    case .answer(let error): "The answer of the recipes is not the agreed one. \(error)"
    }
  }
}
