import FlowFormat

/// The report for people who want to see what happened: one page for the run; see ``FlowTracePage``.
@MainActor
final class HTMLReporter: FlowRunReporter {
  private let settings: FlowReportSettings
  private var page = FlowTracePage()
  private var rounds = 1

  init(_ settings: FlowReportSettings) {
    self.settings = settings
  }

  func runBegan(_ plan: FlowRunPlan) throws {
    rounds = plan.rounds
    try settings.write(.page(FlowTracePage.beginning(isMerged: settings.isMerged)))
  }

  func flowEnded(_ entry: FlowReportEntry) throws {
    let entry = settings.keepsRealTimes ? entry : entry.withoutRealTimes
    try settings.write(.page(try page.add(entry, rounds: rounds)))
  }

  func runEnded(_ report: FlowReport) throws {
    let report = settings.keepsRealTimes ? report : report.withoutRealTimes
    try settings.write(.page(try page.end(report)))
  }
}
