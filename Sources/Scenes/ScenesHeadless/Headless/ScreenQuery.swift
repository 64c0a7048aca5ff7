public import Scenes

/// A condition that selects elements of a screen.
///
/// A string literal is a query for elements with this identifier or exactly this text.
public struct ScreenQuery {
  private enum Storage {
    case named(String)
    case identifier(String)
    case words(String)
    case condition(String, (LaidOutElement) -> Bool)
  }

  private let storage: Storage

  /// Selects elements with this identifier or exactly this text.
  public static func named(_ name: String) -> ScreenQuery {
    ScreenQuery(storage: .named(name))
  }

  /// Selects elements with this identifier.
  public static func id(_ identifier: String) -> ScreenQuery {
    ScreenQuery(storage: .identifier(identifier))
  }

  /// Selects elements with exactly this text (``/Scenes/ScreenElement/says(_:)``).
  public static func text(_ words: String) -> ScreenQuery {
    ScreenQuery(storage: .words(words))
  }

  /// Selects elements that satisfy a condition.
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

  /// Whether `candidate` matches, visible or not.
  public func matches(_ candidate: LaidOutElement) -> Bool {
    switch storage {
    case .named(let name):
      candidate.element.identifier == name || candidate.element.says(name)
    case .identifier(let identifier): candidate.element.identifier == identifier
    case .words(let words): candidate.element.says(words)
    case .condition(_, let isMatch): isMatch(candidate)
    }
  }

  /// Returns the indices of the matches in a screen's elements; switches over the storage only
  /// once.
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
  /// The condition, as the end of a sentence that begins with "nothing".
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
  /// Creates a query for elements with this identifier or exactly this text.
  public init(stringLiteral name: String) {
    self.init(storage: .named(name))
  }
}
