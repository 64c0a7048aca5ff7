/// The options of a command line for the reports of a run.
package struct FlowReportOptions {
  /// The reports to make.
  package var reports: [FlowReportRequest]
  /// The seed of everything random.
  package var seed: UInt64 = 0
  /// The number of times that all flows are played.
  package var rounds = 1
  /// A Boolean value that indicates whether the harness prints only failures and the summary.
  package var isQuiet = false
  /// A Boolean value that indicates whether JSON reports omit the steps of flows that passed.
  package var isBrief = false
  /// A Boolean value that indicates whether reports for programs hold real times, which differ in each run.
  package var keepsRealTimes = false
  /// A Boolean value that indicates whether the flows come from the JSON reports of parts, and none is played.
  package var isMerged = false

  package init(_ reports: [FlowReportRequest]) {
    self.reports = reports
  }
}
