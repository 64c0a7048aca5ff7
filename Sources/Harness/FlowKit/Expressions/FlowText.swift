/// A text of a flow, whose `${…}` are evaluated when the step is played.
///
/// `\${` stands for the characters `${`.
public struct FlowText: Hashable, Sendable {
  /// Boxed, because a selector holds a dozen texts and steps are copied and nested.
  private indirect enum Box: Hashable, Sendable {
    case content(Content)
  }

  private struct Content: Hashable, Sendable {
    var source: String
    var file: String
    var position: FlowPosition
    var isQuoted: Bool
    var segments: [FlowTemplate.Segment]
  }

  private let box: Box

  private var content: Content {
    switch box {
    case .content(let content): content
    }
  }

  /// The text as it stands in the file, after YAML's quotes and escapes.
  public var source: String { content.source }
  /// The file, for what can go wrong when it is evaluated.
  public var file: String { content.file }
  /// Its first character.
  public var position: FlowPosition { content.position }
  /// Whether it was written in quotes or as a block, so that `"1"` is certainly a text and no
  /// number.
  public var isQuoted: Bool { content.isQuoted }
  var segments: [FlowTemplate.Segment] { content.segments }

  /// Creates a text that is taken as it is, without `${…}`.
  ///
  /// - Parameters:
  ///   - source: The text.
  ///   - file: The file it stands for in errors.
  ///   - position: The place it stands for in errors.
  public init(_ source: String, file: String = "", position: FlowPosition = .start) {
    self.init(
      source: source,
      file: file,
      position: position,
      isQuoted: true,
      segments: [.text(source)]
    )
  }

  /// Reads a text with its `${…}`, as it would stand in a file after YAML's quotes and escapes.
  ///
  /// - Parameters:
  ///   - source: The text.
  ///   - file: The file it stands for in errors.
  ///   - position: The place of its first character in errors.
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

  init(
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
        segments: segments
      )
    )
  }

  /// The text, if nothing in it is evaluated.
  public var literal: String? {
    let segments = segments
    guard segments.count <= 1 else { return nil }
    return switch segments.first {
    case nil: ""
    case .text(let text): text
    case .expression: nil
    }
  }

  /// The value: of the expression if the text is one `${…}` and nothing else, otherwise the text.
  ///
  /// - Parameter scope: The names that can be used.
  /// - Returns: The value.
  /// - Throws: An error at the column of what cannot be evaluated.
  public func value(in scope: FlowScope) throws(FlowError) -> FlowValue {
    try value(in: scope, FlowBudget())
  }

  func value(in scope: FlowScope, _ budget: FlowBudget) throws(FlowError) -> FlowValue {
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
    return .string(text)
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
      return (try evaluator.text(of: value, at: expression.position), expression.position)
    }
  }

  /// The text, with its expressions evaluated.
  ///
  /// - Parameter scope: The names that can be used.
  /// - Returns: The text.
  /// - Throws: An error at the column of what cannot be evaluated.
  public func text(in scope: FlowScope) throws(FlowError) -> String {
    try text(in: scope, FlowBudget())
  }

  func text(in scope: FlowScope, _ budget: FlowBudget) throws(FlowError) -> String {
    if literal != nil { return try value(in: scope, budget).text }
    var evaluator = FlowEvaluator(scope: scope, file: file, budget: budget)
    return try evaluator.text(of: try value(by: &evaluator), at: position)
  }

  /// Whether it holds as a condition.
  ///
  /// As in JavaScript, and as in Maestro the texts `false`, `0`, `null`, `undefined` and a blank one
  /// are false too: what comes from `env` is always a text.
  ///
  /// - Parameter scope: The names that can be used.
  /// - Returns: Whether it holds.
  /// - Throws: An error at the column of what cannot be evaluated.
  public func holds(in scope: FlowScope) throws(FlowError) -> Bool {
    try holds(in: scope, FlowBudget())
  }

  func holds(in scope: FlowScope, _ budget: FlowBudget) throws(FlowError) -> Bool {
    let value = try value(in: scope, budget)
    guard case .string(let text) = value else { return value.isTruthy }
    try budget.charge(text.utf8.count / 16, of: .evaluation, in: file, at: position)
    switch text.lowercased() {
    case "false", "null", "undefined": return false
    default: return FlowNumber.value(of: text) != 0
    }
  }
}

extension FlowText: CustomStringConvertible {
  /// The text as it stands in the file.
  public var description: String { source }
}
