public import ScenesTransport

/// An error of reading the bundled data of an embedded back end.
///
/// ```swift
/// guard let data = try? Data(contentsOf: url) else { throw EmbeddedDataError.missing(file: "recipes.json") }
/// ```
public enum EmbeddedDataError: Error, Hashable, Sendable {
  /// The file is not in the bundle.
  case missing(file: String)
  /// The file's content is invalid.
  case malformed(file: String, reason: String)
}

extension EmbeddedDataError: CustomStringConvertible {
  /// A sentence about the file, with the remedy if there is one.
  public var description: String {
    let (file, words) = parts
    return "\(file) \(words)"
  }

  /// The error as a gateway throws it, since production code does not know embedded data.
  ///
  /// A back end with unreadable data gives an answer that is not the agreed one. The request is the name of the file.
  public var asAnswer: TransportMessageError {
    let (file, words) = parts
    return TransportMessageError(file, .field("the file", words))
  }

  private var parts: (file: String, words: String) {
    switch self {
    case .missing(let file):
      (file, "is not in the bundle. Add its folder to the resources of its target.")
    case .malformed(let file, let reason): (file, "can't be read: \(reason)")
    }
  }
}
