public import ScenesHeadless

/// The conditions that select an element of the screen for a step.
///
/// All given conditions must hold. `text` and `id` are regular expressions over the whole string;
/// they are compiled when the step is played.
public struct FlowSelector: Equatable, Sendable {
  /// A condition on an element's place in relation to another.
  public struct Relation: Equatable, Sendable {
    /// The kind of relation.
    public var kind: ScreenRelation
    /// The other element; `containsDescendants` gives one relation for each item of its list.
    public var target: FlowSelector

    /// Creates a condition.
    ///
    /// - Parameters:
    ///   - kind: The kind of relation.
    ///   - target: The other element.
    public init(kind: ScreenRelation, target: FlowSelector) {
      self.kind = kind
      self.target = target
    }
  }

  /// The text, accessibility label, value or hint.
  public var text: FlowText?
  /// The identifier.
  public var id: FlowText?
  /// The index among several matches, from 0; a negative one counts from the end.
  public var index: FlowParameter<Int>?
  /// A Boolean value that indicates whether the element is enabled.
  public var enabled: FlowParameter<Bool>?
  /// A Boolean value that indicates whether the element is selected.
  public var selected: FlowParameter<Bool>?
  /// A Boolean value that indicates whether the element is checked.
  public var checked: FlowParameter<Bool>?
  /// A Boolean value that indicates whether the element has the focus.
  public var focused: FlowParameter<Bool>?
  /// The traits, all of which the element must have.
  public var traits: [FlowText] = []
  /// The width in points.
  public var width: FlowParameter<Double>?
  /// The height in points.
  public var height: FlowParameter<Double>?
  /// The allowed deviation of width and height, in points.
  public var tolerance: FlowParameter<Double>?
  /// The relations to other elements.
  public var relations: [Relation] = []
  /// The selector's position in its file.
  package var position = FlowPosition.start

  /// Creates a selector without conditions.
  public init() {}

  /// Creates a selector without conditions, at a position in a file.
  package init(position: FlowPosition) {
    self.position = position
  }

  /// The keys of a selector in a file.
  package static let keys =
    [
      "text", "id", "index", "enabled", "selected", "checked", "focused", "traits", "width",
      "height", "tolerance",
    ] + ScreenRelation.allCases.map(\.rawValue)
}

extension FlowSelector: CustomStringConvertible {
  /// The selector on one line: a text in quotes, or `id: order-button, enabled: false`.
  public var description: String {
    var parts: [String] = []
    if let text { parts.append("“\(text)”") }
    if let id { parts.append("id: \(id)") }
    append("index", index, to: &parts)
    append("enabled", enabled, to: &parts)
    append("selected", selected, to: &parts)
    append("checked", checked, to: &parts)
    append("focused", focused, to: &parts)
    if !traits.isEmpty { parts.append("traits: \(traits.map(\.source).joined(separator: " "))") }
    append("width", width, to: &parts)
    append("height", height, to: &parts)
    append("tolerance", tolerance, to: &parts)
    for relation in relations { parts.append("\(relation.kind.rawValue): {\(relation.target)}") }
    return parts.joined(separator: ", ")
  }

  private func append<Value>(
    _ name: String,
    _ parameter: FlowParameter<Value>?,
    to parts: inout [String]
  ) {
    switch parameter {
    case nil: break
    case .value(let value): parts.append("\(name): \(value)")
    case .template(let text): parts.append("\(name): \(text)")
    }
  }
}
