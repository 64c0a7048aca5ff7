/// A time span in a flow: `5s`, `500ms`, `2min`, `1.5s`, or milliseconds without a unit, as in
/// Maestro's `timeout: 5000`.
///
/// Two spans of the same length are equal, however they are written.
public struct FlowDuration: FlowParsable {
  /// The span.
  public var duration: Duration
  /// Whether a unit was given.
  let hasUnit: Bool

  /// Creates a span.
  ///
  /// - Parameter duration: The span.
  public init(_ duration: Duration) {
    self.duration = duration
    hasUnit = true
  }

  /// The expected form, for a message.
  public static var expectation: String { Notation.either.expectation }

  /// Reads a number with a unit, or whole milliseconds, of which less than 0 are 0.
  public init?(flowText: String) {
    if let count = Int(flowText: flowText), count <= 1_000_000_000_000 {
      duration = .milliseconds(max(0, count))
      hasUnit = false
      return
    }
    let digits = flowText.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    let milliseconds: Int
    switch flowText.dropFirst(digits.count).drop(while: { $0 == " " }) {
    case "ms": milliseconds = 1
    case "s": milliseconds = 1000
    case "min": milliseconds = 60_000
    default: return nil
    }
    guard let number = Double(flowText: String(digits)) else { return nil }
    let microseconds = (number * Double(milliseconds) * 1000).rounded()
    guard microseconds < 1e15 else { return nil }
    duration = .microseconds(Int64(microseconds))
    hasUnit = true
  }

  /// Returns whether two spans have the same length.
  public static func == (one: FlowDuration, other: FlowDuration) -> Bool {
    one.duration == other.duration
  }

  /// Hashes the span.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(duration)
  }
}

extension FlowDuration {
  /// The form that a field of a command requires.
  public enum Notation: Hashable, Sendable {
    /// Milliseconds without a unit, as in Maestro.
    case milliseconds
    /// A number with a unit, in commands that Maestro lacks and that move time on: a number alone could
    /// be taken for seconds.
    case withUnit
    /// Either, in all other commands that Maestro lacks.
    case either

    /// The expected form, for a message.
    var expectation: String {
      switch self {
      case .milliseconds: "milliseconds as a number without a unit, like 5000,"
      case .withUnit: "a time with its unit (ms, s or min), like 5s or 500ms,"
      case .either: "a time, like 500ms, 2s, or 500 for milliseconds,"
      }
    }

    func allows(_ span: FlowDuration) -> Bool {
      switch self {
      case .milliseconds: !span.hasUnit
      case .withUnit: span.hasUnit
      case .either: true
      }
    }
  }
}
