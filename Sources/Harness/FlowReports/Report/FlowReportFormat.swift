/// A format of reports, as `--report` names it.
///
/// A new one is a ``FlowRunReporter`` and an entry in ``all``.
package struct FlowReportFormat: Sendable {
  /// The word on the command line.
  package var name: String
  /// The format's purpose, such as `for people`.
  package var summary: String
  /// A Boolean value that indicates whether the reporter needs all flows at the end of a run.
  ///
  /// The run then keeps them in memory.
  var wantsAllFlows = false
  /// A Boolean value that indicates whether others may read the report during the run.
  ///
  /// Any other report is of use only as a whole.
  var isStreamed = false
  /// A Boolean value that indicates whether the reporter shows the trace of each flow.
  ///
  /// The recording makes a run slower.
  package var wantsTrace = false
  /// Makes the reporter of a run.
  package var make: @MainActor @Sendable (FlowReportSettings) -> any FlowRunReporter

  /// All formats.
  package static let all = [
    FlowReportFormat(name: "pretty", summary: "for people", isStreamed: true) {
      PrettyReporter($0)
    },
    FlowReportFormat(name: "json", summary: "for programs", wantsAllFlows: true) {
      JSONReporter($0)
    },
    FlowReportFormat(
      name: "jsonl",
      summary: "the same, a line for each flow as it ends",
      isStreamed: true
    ) { JSONLinesReporter($0) },
    FlowReportFormat(name: "junit", summary: "JUnit XML, for CI servers", wantsAllFlows: true) {
      JUnitReporter($0)
    },
    FlowReportFormat(
      name: "tap",
      summary: "the Test Anything Protocol 14",
      isStreamed: true
    ) { TAPReporter($0) },
    FlowReportFormat(
      name: "github",
      summary: "annotations of GitHub Actions",
      isStreamed: true
    ) { GitHubReporter($0) },
    FlowReportFormat(
      name: "html",
      summary: "a page that shows each step",
      wantsTrace: true
    ) { HTMLReporter($0) },
  ]
}
