import FlowEngine
import FlowFormat
import FlowHunt

extension CommandWords {
  /// The option for the end of a command other than the playing of flows.
  static let timeLimitOption = CommandOption(
    "--time-limit",
    "TIME",
    "stop after this real time, such as 90s or 5min; 30 seconds later the process is ended in any case"
  )

  /// Returns how long the command may take in real time; `nil` if it has no end.
  ///
  /// - Throws: An error that says what was given.
  func timeLimit() throws(HarnessArguments.Misuse) -> Duration? {
    guard let value = last("--time-limit") else { return nil }
    if let span = FlowDuration(flowText: value), span.hasUnit, span.duration > .zero {
      return span.duration
    }
    let limit = FlowDuration.limit(for: value).map { " \($0)" } ?? ""
    throw HarnessArguments.Misuse(
      "--time-limit takes a time such as 90s or 5min, but “\(value.clipped(to: 48))” was given.\(limit)"
    )
  }
}
