/// A type that a text of a flow can mean.
public protocol FlowParsable: Hashable, Sendable {
  /// What is expected, for a message: `a whole number, like 3`.
  static var expectation: String { get }

  /// Reads the whole text.
  ///
  /// Nil if the text means no such value.
  ///
  /// - Parameter flowText: The text, after its `${…}` are evaluated.
  init?(flowText: String)
}

extension Int: FlowParsable {
  /// What is expected, for a message.
  public static var expectation: String { "a whole number, like 3" }

  /// Reads a whole number.
  public init?(flowText: String) { self.init(flowText) }
}

extension Double: FlowParsable {
  /// What is expected, for a message.
  public static var expectation: String { "a number, like 12.5" }

  /// Reads a finite decimal number.
  public init?(flowText: String) {
    let value = flowText.isEmpty ? Double.nan : FlowNumber.value(of: flowText)
    guard value.isFinite else { return nil }
    self = value
  }
}

extension Bool: FlowParsable {
  /// What is expected, for a message.
  public static var expectation: String { "true or false" }

  /// Reads `true` or `false`; YAML's other spellings are not taken.
  public init?(flowText: String) {
    switch flowText {
    case "true": self = true
    case "false": self = false
    default: return nil
    }
  }
}
