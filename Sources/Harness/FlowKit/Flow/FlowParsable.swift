/// A type whose values a flow writes as text.
public protocol FlowParsable: Hashable, Sendable {
  /// The expected form, for a message: `a whole number, like 3`.
  static var expectation: String { get }

  /// Reads the whole text.
  ///
  /// `nil` if the text isn't such a value.
  ///
  /// - Parameter flowText: The text, after its `${…}` are evaluated.
  init?(flowText: String)
}

extension Int: FlowParsable {
  /// The expected form, for a message.
  public static var expectation: String { "a whole number, like 3" }

  /// Reads a whole number.
  public init?(flowText: String) { self.init(flowText) }
}

extension Double: FlowParsable {
  /// The expected form, for a message.
  public static var expectation: String { "a number, like 12.5" }

  /// Reads a finite decimal number.
  public init?(flowText: String) {
    let value = flowText.isEmpty ? Double.nan : FlowNumber.value(of: flowText)
    guard value.isFinite else { return nil }
    self = value
  }
}

extension Bool: FlowParsable {
  /// The expected form, for a message.
  public static var expectation: String { "true or false" }

  /// Reads `true` or `false`, but not YAML's other spellings.
  public init?(flowText: String) {
    switch flowText {
    case "true": self = true
    case "false": self = false
    default: return nil
    }
  }
}
