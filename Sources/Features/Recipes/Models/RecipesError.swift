import ScenesTransport

/// Why there is no answer to a request.
package enum RecipesError: Error, Hashable, Sendable {
  /// There is no connection.
  case offline
  /// No answer came in time.
  case timedOut
  /// The back end could not answer.
  case server
  /// The task that waited for the answer was cancelled.
  case cancelled
  /// There is no picture of this name.
  case noPicture(String)
  /// The embedded recipes can't be read.
  case data(RecipesDataError)
}

extension RecipesError: GatewayError {}

/// An error of reading the bundled recipes.
package enum RecipesDataError: Error, Hashable, Sendable {
  /// The file is not in the bundle.
  case missing(file: String)
  /// The file's content is invalid.
  case malformed(file: String, reason: String)
}

extension RecipesDataError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .missing(let file):
      "\(file) is not in the bundle of Recipes. Add its folder to the target's resources."
    case .malformed(let file, let reason): "\(file) can't be read: \(reason)"
    }
  }
}
