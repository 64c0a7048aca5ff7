/// A format of reports, as `--report` names it.
///
/// A new one is a ``FlowRunReporter`` and an entry in ``all``.
struct FlowReportFormat: Sendable {
  /// The word on the command line.
  var name: String
  /// What it is for: `for people`.
  var summary: String
  /// Whether the reporter needs all flows at the end of a run, which keeps them in memory.
  var wantsAllFlows = false
  /// Makes the reporter of a run.
  var make: @MainActor @Sendable (FlowReportSettings) -> any FlowRunReporter

  /// All formats.
  static let all = [
    FlowReportFormat(name: "pretty", summary: "for people") { PrettyReporter($0) },
    FlowReportFormat(name: "json", summary: "for programs", wantsAllFlows: true) {
      JSONReporter($0)
    },
  ]
}
