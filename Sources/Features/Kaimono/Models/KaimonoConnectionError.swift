package import ScenesTransport

/// The reason why a request to the shop has no answer.
package enum KaimonoConnectionError: Error, Hashable, Codable, Sendable {
  /// There is no connection.
  case offline
  /// No answer came in time.
  case timedOut
  /// The answer did not come whole.
  case broken
  /// The shop could not answer.
  case server
  /// The task that waited for the answer was cancelled.
  case cancelled
  /// The answer is not the agreed one.
  case answer(TransportMessageError)
}

extension KaimonoConnectionError: HTTPGatewayError {}
