/// A time span in a flow: `5s`, `500ms`, `2min`, `1.5s`, or milliseconds without a unit, as in
/// Maestro's `timeout: 5000`.
///
/// Two spans of the same length are equal, however they are written.
public struct FlowDuration: FlowParsable {
  /// The span.
  public var duration: Duration
  /// A Boolean value that indicates whether a unit was given.
  package let hasUnit: Bool
  /// A Boolean value that indicates whether a number below 0 was given, for which the span is 0.
  package let isNegative: Bool

  /// Creates a span.
  ///
  /// - Parameter duration: The span.
  public init(_ duration: Duration) {
    self.duration = duration
    hasUnit = true
    isNegative = false
  }

  /// The expected form, for a message.
  public static var expectation: String { Notation.either.expectation }

  /// Reads a number with a unit, or whole milliseconds, of which less than 0 are 0.
  public init?(flowText: String) {
    if let count = Int(flowText: flowText), Double(count) <= Self.longest {
      duration = .milliseconds(max(0, count))
      hasUnit = false
      isNegative = count < 0
      return
    }
    let (digits, unit) = Self.parts(of: flowText)
    guard let factor = Self.units[unit], let number = Double(flowText: String(digits)),
      number * factor <= Self.longest
    else { return nil }
    duration = .microseconds(Int64((number * factor * 1000).rounded()))
    hasUnit = true
    isNegative = false
  }

  /// The longest span, in milliseconds.
  private static let longest = 1e12
  private static let units: [Substring: Double] = ["ms": 1, "s": 1000, "min": 60_000]

  private static func parts(of text: String) -> (digits: Substring, unit: Substring) {
    let digits = text.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    return (digits, text.dropFirst(digits.count).drop { $0 == " " })
  }

  /// Returns a sentence that names the longest span, if a text would be one without this limit.
  package static func limit(for text: String) -> String? {
    let (digits, unit) = parts(of: text)
    guard let factor = unit.isEmpty ? 1 : units[unit],
      let number = Double(digits), number * factor > longest
    else { return nil }
    return "The longest time is 1000000000000 ms, or 1000000000s."
  }

  /// Returns whether two spans have the same length.
  public static func == (one: FlowDuration, other: FlowDuration) -> Bool {
    one.duration == other.duration
  }
}

extension FlowDuration {
  /// The form that a field of a command requires.
  public enum Notation: Equatable, Sendable {
    /// Milliseconds without a unit, as in Maestro.
    case milliseconds
    /// A number with a unit, in commands that Maestro lacks and that move time on: a number alone could
    /// be taken for seconds.
    case withUnit
    /// Either, in all other commands that Maestro lacks.
    case either

    /// The expected form, for a message.
    package var expectation: String {
      switch self {
      case .milliseconds: "milliseconds as a number without a unit, like 5000,"
      case .withUnit: "a time with its unit (ms, s or min), like 5s or 500ms,"
      case .either: "a time, like 500ms, 2s, or 500 for milliseconds,"
      }
    }

    /// Returns the advice on a text that is no such span, if there is any.
    package func advice(for text: String) -> String? {
      if let limit = FlowDuration.limit(for: text) { return limit }
      guard self == .withUnit, Double(flowText: text) != nil else { return nil }
      return "Write \(text)ms for milliseconds, or \(text)s for seconds."
    }

    package func allows(_ span: FlowDuration) -> Bool {
      switch self {
      case .milliseconds: !span.hasUnit
      case .withUnit: span.hasUnit
      case .either: true
      }
    }
  }
}
