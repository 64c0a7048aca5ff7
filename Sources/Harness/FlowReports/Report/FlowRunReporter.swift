package import FlowFormat

/// A listener of a run, which makes a report of it.
///
/// It works from ``FlowReportEntry`` alone, since with several processes the results come out of a pipe. The flows end
/// in the order of the plan, whichever process has been first. An error that a method throws ends this report, and the
/// run goes on.
@MainActor
package protocol FlowRunReporter {
  /// The run begins.
  func runBegan(_ plan: FlowRunPlan) throws

  /// Nothing is played, since flows can't be read; no other method is called.
  func couldNotRead(_ errors: [FlowError]) throws

  /// A flow has ended.
  func flowEnded(_ entry: FlowReportEntry) throws

  /// The run has ended.
  ///
  /// - Parameter report: The sums, and all flows if the format ``FlowReportFormat/wantsAllFlows``.
  /// - Throws: The system's error.
  func runEnded(_ report: FlowReport) throws
}

extension FlowRunReporter {
  /// Most reports are of flows that were played; the errors stand on the error output.
  package func couldNotRead(_ errors: [FlowError]) throws {}
}
