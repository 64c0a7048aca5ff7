/// What to look for on a screen.
///
/// A string literal is a query for what has this identifier or says these words.
public struct ScreenQuery {
  private enum Storage {
    case named(String)
    case identifier(String)
    case words(String)
    case condition((LaidOutElement) -> Bool)
  }

  private let storage: Storage

  /// What it looks for, as the end of a sentence that begins with "nothing".
  public let description: String

  private init(_ storage: Storage, description: String) {
    self.storage = storage
    self.description = description
  }

  /// Looks for what has this identifier or says these words, whole and exactly.
  public static func named(_ name: String) -> ScreenQuery {
    ScreenQuery(.named(name), description: "is called or says \"\(name)\"")
  }

  /// Looks for what has this identifier.
  public static func id(_ identifier: String) -> ScreenQuery {
    ScreenQuery(.identifier(identifier), description: "has the identifier \"\(identifier)\"")
  }

  /// Looks for what says these words, whole and exactly (``ScreenElement/says(_:)``).
  public static func text(_ words: String) -> ScreenQuery {
    ScreenQuery(.words(words), description: "says \"\(words)\"")
  }

  /// Looks for what satisfies a condition.
  ///
  /// - Parameters:
  ///   - description: The condition in words, as the end of a sentence: "is a button".
  ///   - isMatch: The condition.
  /// - Returns: A query.
  public static func matching(
    _ description: String,
    _ isMatch: @escaping (LaidOutElement) -> Bool
  ) -> ScreenQuery {
    ScreenQuery(.condition(isMatch), description: description)
  }

  /// Whether `candidate` is what it looks for, seen or not.
  public func matches(_ candidate: LaidOutElement) -> Bool {
    switch storage {
    case .named(let name):
      candidate.element.identifier == name || candidate.element.says(name)
    case .identifier(let identifier): candidate.element.identifier == identifier
    case .words(let words): candidate.element.says(words)
    case .condition(let isMatch): isMatch(candidate)
    }
  }
}

@available(*, unavailable)
extension ScreenQuery: Sendable {}

extension ScreenQuery: CustomStringConvertible {}

extension ScreenQuery: ExpressibleByStringLiteral {
  /// Makes a query for what has this identifier or says these words.
  public init(stringLiteral name: String) {
    self = .named(name)
  }
}
