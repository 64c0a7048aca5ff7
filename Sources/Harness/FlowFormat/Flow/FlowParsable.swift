/// A type whose values a flow writes as text.
public protocol FlowParsable: Equatable, Sendable {
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

  /// Reads a whole number, also with `_` between its digits or zeros after a point: `10_000`, `3.0`.
  public init?(flowText: String) {
    if let value = Int(flowText) {
      self = value
      return
    }
    var digits = flowText[...]
    if let point = digits.firstIndex(of: ".") {
      guard digits[digits.index(after: point)...].allSatisfy({ $0 == "0" }) else { return nil }
      digits = digits[..<point]
    }
    guard digits.last?.isASCIIDigit == true, !digits.hasPrefix("_") else { return nil }
    self.init(digits.replacing("_", with: ""))
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
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
