package import ScenesTransport

/// Why there is no answer to a request.
package enum TimelineError: Error, Hashable, Sendable {
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
  /// The back end does not do it.
  case refused(TimelineRefusal)
  /// There is no picture of this name.
  case noPicture(String)
  /// The answer is not the agreed one.
  case answer(TransportMessageError)
}

extension TimelineError: HTTPGatewayError {}

extension TimelineError {
  /// The sentence that a screen shows.
  var message: String { "通信できませんでした。もう一度お試しください" }
}
