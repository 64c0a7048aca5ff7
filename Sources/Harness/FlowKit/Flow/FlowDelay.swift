/// A time span where a plain number means milliseconds, as in Maestro's `delay: 100`; a unit is
/// allowed.
public struct FlowDelay: FlowParsable {
  /// The span.
  public var duration: Duration

  /// Creates a span.
  ///
  /// - Parameter duration: The span.
  public init(_ duration: Duration) {
    self.duration = duration
  }

  /// The expected form, for a message.
  public static var expectation: String { "a time, like 500ms, 2s, or 500 for milliseconds," }

  /// Reads milliseconds, or a number with a unit.
  public init?(flowText: String) {
    if let milliseconds = FlowMilliseconds(flowText: flowText) {
      duration = milliseconds.duration
    } else if let span = FlowDuration(flowText: flowText) {
      duration = span.duration
    } else {
      return nil
    }
  }
}
