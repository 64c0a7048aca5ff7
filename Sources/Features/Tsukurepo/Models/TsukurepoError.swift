package import ScenesTransport

/// Why there is no answer to a request.
package enum TsukurepoError: Error, Hashable, Sendable {
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
  /// The embedded reports can't be read.
  case data(TsukurepoDataError)
}

extension TsukurepoError: HTTPGatewayError {}

extension TsukurepoError {
  /// The sentence that a screen shows.
  var message: String { "通信できませんでした。もう一度お試しください" }
}

/// An error of reading the bundled reports.
package enum TsukurepoDataError: Error, Hashable, Sendable {
  /// The file is not in the bundle.
  case missing(file: String)
  /// The file's content is invalid.
  case malformed(file: String, reason: String)
}

extension TsukurepoDataError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .missing(let file):
      "\(file) is not in the bundle of Tsukurepo. Add its folder to the target's resources."
    case .malformed(let file, let reason): "\(file) can't be read: \(reason)"
    }
  }
}
