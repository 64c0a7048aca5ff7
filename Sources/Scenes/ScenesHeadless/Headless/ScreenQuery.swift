public import Scenes

/// What to look for on a screen.
///
/// A string literal is a query for what has this identifier or says these words.
public struct ScreenQuery {
  private enum Storage {
    case named(String)
    case identifier(String)
    case words(String)
    case condition(String, (LaidOutElement) -> Bool)
  }

  private let storage: Storage

  /// Looks for what has this identifier or says these words, whole and exactly.
  public static func named(_ name: String) -> ScreenQuery {
    ScreenQuery(storage: .named(name))
  }

  /// Looks for what has this identifier.
  public static func id(_ identifier: String) -> ScreenQuery {
    ScreenQuery(storage: .identifier(identifier))
  }

  /// Looks for what says these words, whole and exactly (``/Scenes/ScreenElement/says(_:)``).
  public static func text(_ words: String) -> ScreenQuery {
    ScreenQuery(storage: .words(words))
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
    ScreenQuery(storage: .condition(description, isMatch))
  }

  /// Whether `candidate` is what it looks for, seen or not.
  public func matches(_ candidate: LaidOutElement) -> Bool {
    switch storage {
    case .named(let name):
      candidate.element.identifier == name || candidate.element.says(name)
    case .identifier(let identifier): candidate.element.identifier == identifier
    case .words(let words): candidate.element.says(words)
    case .condition(_, let isMatch): isMatch(candidate)
    }
  }

  /// Where what it looks for stands in a screen's elements; the question is unpacked once.
  func places(in elements: [LaidOutElement]) -> [Int] {
    switch storage {
    case .named(let name):
      elements.indices.filter {
        elements[$0].element.identifier == name || elements[$0].element.says(name)
      }
    case .identifier(let identifier):
      elements.indices.filter { elements[$0].element.identifier == identifier }
    case .words(let words):
      elements.indices.filter { elements[$0].element.says(words) }
    case .condition(_, let isMatch):
      elements.indices.filter { isMatch(elements[$0]) }
    }
  }
}

@available(*, unavailable)
extension ScreenQuery: Sendable {}

extension ScreenQuery: CustomStringConvertible {
  /// What it looks for, as the end of a sentence that begins with "nothing".
  public var description: String {
    switch storage {
    case .named(let name): "is called or says \"\(name)\""
    case .identifier(let identifier): "has the identifier \"\(identifier)\""
    case .words(let words): "says \"\(words)\""
    case .condition(let description, _): description
    }
  }
}

extension ScreenQuery: ExpressibleByStringLiteral {
  /// Makes a query for what has this identifier or says these words.
  public init(stringLiteral name: String) {
    self.init(storage: .named(name))
  }
}
