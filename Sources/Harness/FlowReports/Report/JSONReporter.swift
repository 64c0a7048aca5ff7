/// The report for programs, as ``FlowReport`` encodes it.
@MainActor
struct JSONReporter: FlowRunReporter {
  private let settings: FlowReportSettings

  init(_ settings: FlowReportSettings) {
    self.settings = settings
  }

  func runBegan(_ plan: FlowRunPlan) {}

  func flowEnded(_ entry: FlowReportEntry) {}

  func runEnded(_ report: FlowReport) throws {
    let report = settings.keepsRealTimes ? report : report.withoutRealTimes
    let text = String(decoding: try report.encoded(), as: UTF8.self)
    try settings.write(.json(String(text.dropLast())))
  }
}
