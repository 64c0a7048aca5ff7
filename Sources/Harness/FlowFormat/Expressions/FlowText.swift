/// A text of a flow, whose `${…}` are evaluated when the step is played.
///
/// `\${` means the characters `${`.
public struct FlowText: Equatable, Sendable {
  /// Boxed, because a selector holds a dozen texts and steps are copied and nested.
  private indirect enum Box: Equatable, Sendable {
    case content(Content)
  }

  private struct Content: Equatable, Sendable {
    package var source: String
    package var file: String
    package var position: FlowPosition
    var isQuoted: Bool
    /// The segments; `nil` for a text without `${…}`, since a file of 1 MiB can have 500,000 such texts.
    var computed: [FlowTemplate.Segment]?
  }

  private let box: Box

  private var content: Content {
    switch box {
    case .content(let content): content
    }
  }

  /// The text in the file, after YAML's quotes and escapes.
  public var source: String { content.source }
  /// The file, for errors of the evaluation.
  package var file: String { content.file }
  /// The position of the first character.
  public var position: FlowPosition { content.position }
  /// A Boolean value that indicates whether the text was written in quotes or as a block, so that `"1"` is a text and not a
  /// number.
  var isQuoted: Bool { content.isQuoted }
  var segments: [FlowTemplate.Segment] { content.computed ?? [.text(content.source)] }

  /// Creates a literal text, in which `${…}` is not evaluated.
  ///
  /// - Parameters:
  ///   - source: The text.
  ///   - file: The file for errors.
  ///   - position: The position for errors.
  public init(_ source: String, file: String = "", position: FlowPosition = .start) {
    self.init(
      source: source,
      file: file,
      position: position,
      isQuoted: true,
      segments: [.text(source)]
    )
  }

  /// Parses a text with its `${…}`, as in a file after YAML's quotes and escapes.
  ///
  /// - Parameters:
  ///   - source: The text.
  ///   - file: The file for errors.
  ///   - position: The position of its first character for errors.
  /// - Throws: The first syntax error, at its own column.
  /// - Complexity: O(source).
  public init(
    reading source: String,
    file: String = "",
    position: FlowPosition = .start
  ) throws(FlowError) {
    let scalar = YAMLScalar(
      text: source,
      style: .double,
      marks: [YAMLScalar.Mark(offset: 0, position: position)]
    )
    self.init(
      source: source,
      file: file,
      position: position,
      isQuoted: true,
      segments: try FlowTemplate.segments(of: scalar, file: file)
    )
  }

  package init(
    source: String,
    file: String,
    position: FlowPosition,
    isQuoted: Bool,
    segments: [FlowTemplate.Segment]
  ) {
    box = .content(
      Content(
        source: source,
        file: file,
        position: position,
        isQuoted: isQuoted,
        computed: Self.isPlain(segments, source) ? nil : segments
      )
    )
  }

  /// Returns a Boolean value that indicates whether the segments are the source alone, byte by byte.
  private static func isPlain(_ segments: [FlowTemplate.Segment], _ source: String) -> Bool {
    guard segments.count == 1, case .text(let text)? = segments.first else { return false }
    return ExactText(text) == ExactText(source)
  }

  /// The text, if it contains no expression.
  public var literal: String? {
    let segments = segments
    guard segments.count <= 1 else { return nil }
    return switch segments.first {
    case nil: ""
    case .text(let text): text
    case .expression: nil
    }
  }

  /// Returns the expression's value if the text is one `${…}` and nothing else, otherwise the text.
  ///
  /// - Parameter scope: The values for `${…}`.
  /// - Returns: The value.
  /// - Throws: An error at the column of the part that cannot be evaluated.
  public func value(in scope: FlowScope) throws(FlowError) -> FlowValue {
    try value(in: scope, FlowBudget())
  }

  package func value(in scope: FlowScope, _ budget: FlowBudget) throws(FlowError) -> FlowValue {
    if let literal {
      try budget.charge(of: .evaluation, in: file, at: position)
      return .string(literal)
    }
    var evaluator = FlowEvaluator(scope: scope, file: file, budget: budget)
    return try value(by: &evaluator)
  }

  private func value(by evaluator: inout FlowEvaluator) throws(FlowError) -> FlowValue {
    let segments = segments
    if segments.count == 1, case .expression(let expression) = segments[0] {
      return try evaluator.value(of: expression)
    }
    var text = ""
    for segment in segments {
      let (part, place) = try Self.part(segment, at: position, by: &evaluator)
      try evaluator.spend(bytes: part.utf8.count, at: place)
      text += part
    }
    return try evaluator.joined(text, at: position)
  }

  private static func part(
    _ segment: FlowTemplate.Segment,
    at position: FlowPosition,
    by evaluator: inout FlowEvaluator
  ) throws(FlowError) -> (text: String, place: FlowPosition) {
    switch segment {
    case .text(let text): return (text, position)
    case .expression(let expression):
      let value = try evaluator.value(of: expression)
      if value == .undefined { try evaluator.warn(ofUndefined: expression) }
      return (try evaluator.text(of: value, at: expression.position), expression.position)
    }
  }

  /// Returns the text with its expressions evaluated.
  ///
  /// - Parameter scope: The values for `${…}`.
  /// - Returns: The text.
  /// - Throws: An error at the column of the part that cannot be evaluated.
  public func text(in scope: FlowScope) throws(FlowError) -> String {
    try text(in: scope, FlowBudget())
  }

  package func text(in scope: FlowScope, _ budget: FlowBudget) throws(FlowError) -> String {
    if literal != nil { return try value(in: scope, budget).text }
    var evaluator = FlowEvaluator(scope: scope, file: file, budget: budget)
    let value = try value(by: &evaluator)
    if value == .undefined, case .expression(let expression)? = segments.first {
      try evaluator.warn(ofUndefined: expression)
    }
    return try evaluator.text(of: value, at: position)
  }

  /// Returns a Boolean value that indicates whether the text is true as a condition.
  ///
  /// The rules are JavaScript's; as in Maestro, the texts `false`, `0`, `null`, `undefined` and
  /// blank texts are false too, because a value from `env` is always a text. White space around a text does not count.
  ///
  /// - Parameters:
  ///   - scope: The values for `${…}`.
  ///   - budget: The limits of the flow.
  /// - Returns: `true` if the condition holds.
  /// - Throws: An error at the column of the part that cannot be evaluated.
  package func holds(in scope: FlowScope, _ budget: FlowBudget) throws(FlowError) -> Bool {
    let value = try value(in: scope, budget)
    guard case .string(let text) = value else { return value.isTruthy }
    try budget.charge(text.utf8.count / 16, of: .evaluation, in: file, at: position)
    // A folded text ends with a line break.
    switch FlowNumber.trimmed(text).lowercased() {
    case "false", "null", "undefined": return false
    default: return FlowNumber.value(of: text) != 0
    }
  }
}

extension FlowText: CustomStringConvertible {
  /// The same as ``source``.
  public var description: String { source }
}
