/// Why a search has no answer, or there is nothing to begin with.
package enum SavedSearchesError: Error, Hashable, Sendable {
  /// No answer has come; the reason is for those who look for a fault.
  case noAnswer(reason: String)
  /// A bundled file is not in the bundle.
  case missing(file: String)
  /// A bundled file's content is invalid.
  case malformed(file: String, reason: String)
}

extension SavedSearchesError: CustomStringConvertible {
  /// What has happened, and the remedy where there is one.
  package var description: String {
    switch self {
    case .noAnswer(let reason): "The search has no answer: \(reason)."
    case .missing(let file):
      "\(file) is not in the bundle of SavedSearches. Add its folder to the target's resources."
    case .malformed(let file, let reason): "\(file) can't be read: \(reason)"
    }
  }
}
