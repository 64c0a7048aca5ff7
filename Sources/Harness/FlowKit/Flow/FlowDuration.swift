/// A time span of commands that Maestro lacks, with its unit: `5s`, `500ms`, `2min`, `1.5s`.
public struct FlowDuration: FlowParsable {
  /// The span.
  public var duration: Duration

  /// Creates a span.
  ///
  /// - Parameter duration: The span.
  public init(_ duration: Duration) {
    self.duration = duration
  }

  /// The expected form, for a message.
  public static var expectation: String {
    "a time with its unit (ms, s or min), like 5s or 500ms,"
  }

  /// Reads a number with a unit.
  public init?(flowText: String) {
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
  }
}
