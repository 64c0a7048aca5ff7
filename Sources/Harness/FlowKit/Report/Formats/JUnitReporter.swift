/// The report for CI servers; see ``JUnitReport``.
@MainActor
final class JUnitReporter: FlowRunReporter {
  private let settings: FlowReportSettings
  private var plan: FlowRunPlan?

  init(_ settings: FlowReportSettings) {
    self.settings = settings
  }

  func runBegan(_ plan: FlowRunPlan) {
    self.plan = plan
  }

  func flowEnded(_ entry: FlowReportEntry) {}

  func runEnded(_ report: FlowReport) throws {
    try settings.write(JUnitReport(report, plan: plan).xml)
  }
}
