/// The report for CI servers; see ``JUnitReport``.
@MainActor
struct JUnitReporter: FlowRunReporter {
  private let settings: FlowReportSettings

  init(_ settings: FlowReportSettings) {
    self.settings = settings
  }

  func runBegan(_ plan: FlowRunPlan) {}

  func couldNotRead(_ errors: [FlowError]) throws {
    try settings.write(.page(JUnitReport(unreadable: errors).xml))
  }

  func flowEnded(_ entry: FlowReportEntry) {}

  func runEnded(_ report: FlowReport) throws {
    try settings.write(.page(JUnitReport(report).xml))
  }
}
