/// A time span of Maestro's commands: milliseconds without a unit, as in `timeout: 5000`.
public struct FlowMilliseconds: FlowParsable {
  /// The span.
  public var duration: Duration

  /// Creates a span.
  ///
  /// - Parameter duration: The span.
  public init(_ duration: Duration) {
    self.duration = duration
  }

  /// The expected form, for a message.
  public static var expectation: String { "milliseconds as a number without a unit, like 5000," }

  /// Reads whole milliseconds, 0 or more.
  public init?(flowText: String) {
    guard let count = Int64(flowText), (0...1_000_000_000_000).contains(count) else { return nil }
    duration = .milliseconds(count)
  }
}
