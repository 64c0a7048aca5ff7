import FlowEngine
import FlowFormat
import Foundation
import SafeFiles

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
      let annotation = WorkflowCommand(
        name: .error,
        location: location(error.file, error.line, error.column),
        title: "The flow cannot be read",
        message: error.message
      )
      try settings.write(.command(annotation))
    }
    try append { GitHubSummary.markdown(of: errors, limit: $0) }
  }

  func flowEnded(_ entry: FlowReportEntry) throws {
    summary.add(entry)
    for annotation in annotations(of: entry) { try settings.write(.command(annotation)) }
  }

  func runEnded(_ report: FlowReport) throws {
    let notPlayed = FlowPrinter().output(ofNotPlayed: report)?.rendered()
    if let notPlayed {
      let annotation = WorkflowCommand(
        name: .error,
        title: "Not all flows were played",
        message: notPlayed
      )
      try settings.write(.command(annotation))
    }
    try settings.write(FlowPrinter().output(of: report.totals))
    try append { summary.markdown(of: report, notPlayed: notPlayed, limit: $0) }
  }

  /// Returns the commands for a flow.
  func annotations(of entry: FlowReportEntry) -> [WorkflowCommand] {
    // Each annotation repeats it.
    let title = FlowTraceText.clipped(entry.title(of: rounds))
    var commands = entry.failures.map { failure in
      WorkflowCommand(
        name: .error,
        location: location(failure.file, failure.line, failure.column),
        title: title,
        message: failure.description
      )
    }
    for step in entry.steps where step.outcome == .warned {
      commands.append(
        WorkflowCommand(
          name: .warning,
          location: location(step.file, step.line, step.column),
          title: title,
          message: step.message ?? "The optional step failed."
        )
      )
    }
    return commands
  }

  /// GitHub finds a file by its path in the repository.
  private func location(_ file: String, _ line: Int, _ column: Int) -> WorkflowCommand.Location {
    let root = environment["GITHUB_WORKSPACE"].map { "\($0)/" }
    let isInside = root.map { file.hasPrefix($0) } ?? false
    let path = isInside ? String(file.dropFirst(root?.count ?? 0)) : file
    return WorkflowCommand.Location(file: path, line: line, column: column)
  }

  /// Writes after the summary of the job, if there is one and GitHub takes more of it.
  ///
  /// - Parameter text: Returns the text for a number of bytes; it may be longer if even its title is.
  /// - Throws: A `SafeFileError` if the file of the summary can't be written.
  private func append(_ text: (Int) -> String) throws {
    guard let path = environment["GITHUB_STEP_SUMMARY"], !path.isEmpty else { return }
    let file = try SafeFileWriter(path, .appending)
    let used = file.descriptor.map { Int(lseek($0, 0, SEEK_END)) } ?? 0
    let room = GitHubSummary.limit - max(0, used)
    let bytes = Array(FlowSecrets.current.masked(text(room)).utf8)
    if bytes.count <= room { try file.write(bytes) }
    try file.finish()
  }
}
