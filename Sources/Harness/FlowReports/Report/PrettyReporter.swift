import FlowFormat

/// The report for people, as ``FlowPrinter`` formats it.
@MainActor
final class PrettyReporter: FlowRunReporter {
  private let settings: FlowReportSettings
  private var printer = FlowPrinter()

  init(_ settings: FlowReportSettings) {
    self.settings = settings
  }

  func runBegan(_ plan: FlowRunPlan) {
    printer.rounds = plan.rounds
  }

  func flowEnded(_ entry: FlowReportEntry) throws {
    if !settings.isQuiet {
      try settings.write(printer.output(of: entry) + "\n")
    } else if let text = printer.failureOutput(of: entry) {
      try settings.write(text + "\n")
    }
  }

  func runEnded(_ report: FlowReport) throws {
    if let text = printer.output(ofNotPlayed: report) { try settings.write(text + "\n") }
    try settings.write(printer.output(of: report.totals))
  }
}
