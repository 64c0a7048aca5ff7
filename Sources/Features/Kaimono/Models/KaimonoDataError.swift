/// An error of reading the shop's bundled data.
package enum KaimonoDataError: Error, Hashable, Codable, Sendable {
  /// The file is not in the bundle.
  case missing(file: String)
  /// The file's content is invalid.
  case malformed(file: String, reason: String)
}

extension KaimonoDataError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .missing(let file):
      "\(file) is not in the bundle of Kaimono. Add its folder to the target's resources."
    case .malformed(let file, let reason): "\(file) can't be read: \(reason)"
    }
  }
}
