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
    indirect case both(ScreenQuery, ScreenQuery)
    indirect case related(ScreenRelation, ScreenQuery)
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

  /// Selects elements with exactly this text (``/Scenes/ScreenNodeLook/says(_:)``).
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

  /// Selects elements with exactly this label for assistive technology.
  public static func label(_ label: String) -> ScreenQuery {
    matching("has the label \"\(label)\"") { $0.element.label == label }
  }

  /// Selects elements with exactly this value.
  public static func value(_ value: String) -> ScreenQuery {
    matching("has the value \"\(value)\"") { $0.element.value == value }
  }

  /// Selects elements of a role.
  public static func role(_ role: ScreenRole) -> ScreenQuery {
    matching("is a \(role.rawValue)") { $0.element.role == role }
  }

  /// Selects elements with all of these traits.
  public static func traits(_ traits: ScreenTraits) -> ScreenQuery {
    matching("has the wanted traits") { $0.element.traits.isSuperset(of: traits) }
  }

  /// Selects elements that have a relation to a match of another query.
  public static func `is`(_ relation: ScreenRelation, _ other: ScreenQuery) -> ScreenQuery {
    ScreenQuery(storage: .related(relation, other))
  }

  /// Selects elements that match this query and another one.
  ///
  /// ```swift
  /// stage.tap(.role(.button).and(.is(.below, "受け取り情報")))
  /// ```
  public func and(_ other: ScreenQuery) -> ScreenQuery {
    ScreenQuery(storage: .both(self, other))
  }

  /// The identifier that it asks for; `nil` if it asks for anything else.
  var identifier: String? {
    if case .identifier(let identifier) = storage { identifier } else { nil }
  }

  /// Returns the indices of the matches in a screen's elements, visible or not, in tree order.
  func places(in frames: ScreenFrames) -> [Int] {
    let elements = frames.elements
    switch storage {
    case .named(let name):
      return elements.indices.filter {
        elements[$0].element.identifier == name || elements[$0].element.says(name)
      }
    case .identifier(let identifier):
      return frames.identified.filter { elements[$0].element.identifier == identifier }
    case .words(let words):
      return elements.indices.filter { elements[$0].element.says(words) }
    case .condition(_, let isMatch):
      return elements.indices.filter { isMatch(elements[$0]) }
    case .both(let first, let second):
      let others = Set(second.places(in: frames))
      return first.places(in: frames).filter { others.contains($0) }
    case .related(let relation, let other):
      let relations = ScreenRelations(relation, to: other.places(in: frames), in: elements)
      return elements.indices.filter { relations.holds(at: $0) }
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
    case .both(let first, let second): "\(first), and \(second)"
    case .related(let relation, let other): "is \(relation.rawValue) what \(other)"
    }
  }
}

extension ScreenQuery: ExpressibleByStringLiteral {
  /// Creates a query for elements with this identifier or exactly this text.
  public init(stringLiteral name: String) {
    self.init(storage: .named(name))
  }
}
