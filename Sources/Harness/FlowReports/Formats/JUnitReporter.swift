import FlowFormat

/// The report for CI servers; see ``JUnitReport``.
@MainActor
struct JUnitReporter: FlowRunReporter {
  private let settings: FlowReportSettings

  init(_ settings: FlowReportSettings) {
    self.settings = settings
  }

  func runBegan(_ plan: FlowRunPlan) {}

  func couldNotRead(_ errors: [FlowError]) throws {
    try JUnitReport(unreadable: errors).write { try settings.write(.page($0)) }
  }

  func flowEnded(_ entry: FlowReportEntry) {}

  func runEnded(_ report: FlowReport) throws {
    try JUnitReport(report).write { try settings.write(.page($0)) }
  }
}
