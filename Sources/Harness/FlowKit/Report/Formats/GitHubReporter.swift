import Foundation

/// The report for GitHub Actions: an annotation at the line of each failure and of each step with a warning, and a
/// summary of the job where `GITHUB_STEP_SUMMARY` says.
///
/// GitHub shows ten errors and ten warnings of a step of a job; the summary has all flows that failed.
@MainActor
final class GitHubReporter: FlowRunReporter {
  private let settings: FlowReportSettings
  private let environment: [String: String]
  private var rounds = 1
  private var summary = GitHubSummary()

  init(
    _ settings: FlowReportSettings,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    self.settings = settings
    self.environment = environment
  }

  func runBegan(_ plan: FlowRunPlan) {
    rounds = plan.rounds
  }

  func couldNotRead(_ errors: [FlowError]) throws {
    for error in errors {
      let annotation = command(
        "error",
        file: error.file,
        line: error.line,
        column: error.column,
        title: "The flow cannot be read",
        error.message
      )
      try settings.write(annotation)
    }
    try append(GitHubSummary.markdown(of: errors))
  }

  func flowEnded(_ entry: FlowReportEntry) throws {
    summary.add(entry)
    for annotation in annotations(of: entry) { try settings.write(annotation) }
  }

  func runEnded(_ report: FlowReport) throws {
    let notPlayed = FlowPrinter().text(ofNotPlayed: report)
    if let notPlayed {
      let title = GitHubReporter.data(notPlayed)
      try settings.write("::error title=Not all flows were played::\(title)")
    }
    try settings.write(FlowPrinter().text(of: report.totals))
    try append(summary.markdown(of: report, notPlayed: notPlayed))
  }

  /// Returns the commands for a flow, each on a line of its own.
  func annotations(of entry: FlowReportEntry) -> [String] {
    var commands = entry.failures.map { failure in
      command(
        "error",
        file: failure.file,
        line: failure.line,
        column: failure.column,
        title: entry.title(of: rounds),
        failure.description
      )
    }
    for step in entry.steps where step.outcome == .warned {
      commands.append(
        command(
          "warning",
          file: step.file,
          line: step.line,
          column: step.column,
          title: entry.title(of: rounds),
          step.message ?? "The optional step failed."
        )
      )
    }
    return commands
  }

  private func command(
    _ name: String,
    file: String,
    line: Int,
    column: Int,
    title: String,
    _ message: String
  ) -> String {
    "::\(name) file=\(Self.property(shortened(file))),line=\(line),col=\(column),"
      + "title=\(Self.property(title))::\(Self.data(message))"
  }

  /// GitHub finds a file by its path in the repository.
  private func shortened(_ file: String) -> String {
    guard let root = environment["GITHUB_WORKSPACE"], file.hasPrefix(root + "/") else {
      return file
    }
    return String(file.dropFirst(root.count + 1))
  }

  private static func data(_ words: String) -> String {
    words.escaping(["%": "%25", "\r": "%0D", "\n": "%0A"])
  }

  private static func property(_ words: String) -> String {
    data(words).escaping([":": "%3A", ",": "%2C"])
  }

  /// Writes behind the summary of the job, if there is one.
  private func append(_ text: String) throws {
    guard let path = environment["GITHUB_STEP_SUMMARY"], !path.isEmpty else { return }
    let url = URL(fileURLWithPath: path)
    if !FileManager.default.fileExists(atPath: path) { try Data().write(to: url) }
    let file = try FileHandle(forWritingTo: url)
    try file.seekToEnd()
    try file.write(contentsOf: Data(FlowSecrets.current.masked(text).utf8))
    try file.close()
  }
}
