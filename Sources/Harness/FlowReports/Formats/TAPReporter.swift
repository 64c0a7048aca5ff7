import FlowEngine
import FlowFormat

/// The report for readers of the Test Anything Protocol, version 14.
///
/// It has a point for each flow, written as flows end, with a subtest of its steps and the failure as YAML. A step with a
/// warning, such as an optional one that failed, is a `TODO` point, which fails nothing. A step that was not reached, and
/// a flow that was not played, are `SKIP` points.
@MainActor
final class TAPReporter: FlowRunReporter {
  private let settings: FlowReportSettings
  private var rounds = 1
  private var number = 0

  init(_ settings: FlowReportSettings) {
    self.settings = settings
  }

  func runBegan(_ plan: FlowRunPlan) throws {
    rounds = plan.rounds
    try settings.write("TAP version 14")
  }

  func couldNotRead(_ errors: [FlowError]) throws {
    try settings.write("TAP version 14")
    for error in errors {
      number += 1
      try settings.write(
        .escaped("not ok \(number) - \(Self.escaped(error.file)) cannot be read\n  ---")
      )
      let place = Self.place(error.message, error.file, error.line, error.column)
      try settings.write(.escaped((place + ["  ..."]).joined(separator: "\n")))
    }
    try settings.write("1..\(number)")
  }

  func flowEnded(_ entry: FlowReportEntry) throws {
    number += 1
    try settings.write(.escaped(Self.text(of: entry, number: number, rounds: rounds)))
  }

  func runEnded(_ report: FlowReport) throws {
    for play in report.notPlayed ?? [] {
      number += 1
      let name = "\(Self.escaped(play.title(of: rounds))) (\(Self.escaped(play.file)))"
      let reason = report.stopped.map { ": \(Self.escaped($0))" } ?? ""
      try settings.write(.escaped("ok \(number) - \(name) # SKIP not played\(reason)"))
    }
    // The format allows the plan at the end. A merge of several machines' reports may lack a part.
    try settings.write("1..\(number)\(number == 0 ? " # no flows" : "")")
  }

  /// Returns the lines of a flow.
  static func text(of entry: FlowReportEntry, number: Int, rounds: Int) -> String {
    let name = "\(escaped(entry.title(of: rounds))) (\(escaped(entry.file)))"
    let steps = entry.steps.filter { $0.depth == 0 }
    var lines = ["# Subtest: \(name)"]
    for (index, step) in steps.enumerated() {
      lines.append("    \(point(step, index + 1))")
    }
    lines.append("    1..\(steps.count)\(steps.isEmpty ? " # no steps" : "")")
    lines.append("\(entry.passed ? "ok" : "not ok") \(number) - \(name)")
    if !entry.failures.isEmpty { lines += diagnostic(entry.failures) }
    return lines.joined(separator: "\n")
  }

  private static func point(_ step: FlowReportEntry.Step, _ number: Int) -> String {
    let name = "\(number) - \(escaped(step.label ?? step.summary))"
    return switch step.outcome {
    case .passed: "ok \(name)"
    case .failed: "not ok \(name)"
    case .warned: "not ok \(name) # TODO warning: \(escaped(step.message ?? "it failed"))"
    case .skipped: "ok \(name) # SKIP not reached"
    }
  }

  private static func diagnostic(_ failures: [FlowReportEntry.Failure]) -> [String] {
    var lines = ["  ---"]
    if let first = failures.first {
      lines += place(first.message, first.file, first.line, first.column)
    }
    lines.append("  failures:")
    for failure in failures {
      lines.append("    - kind: \(failure.kind.rawValue)")
      lines.append("      report: \(quoted(failure.description))")
    }
    return lines + ["  ..."]
  }

  private static func place(
    _ message: String,
    _ file: String,
    _ line: Int,
    _ column: Int
  ) -> [String] {
    [
      "  message: \(quoted(message))", "  severity: fail", "  at:",
      "    file: \(quoted(file))", "    line: \(line)", "    column: \(column)",
    ]
  }

  /// A description on one line, in which nothing begins a directive.
  private static func escaped(_ words: String) -> String {
    let line = words.unicodeScalars.split(whereSeparator: \.isLineBreak)
      .map { String($0) }.joined(separator: " ")
    return line.showingControls.escaping(["\\": "\\\\", "#": "\\#"])
  }

  /// The first bytes of all characters that may need an escape, which include those beyond ASCII.
  private static let quotedBytes = LeadingBytes { byte in
    !(0x20...0x7E).contains(byte) || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  /// Words between quotation marks, as YAML and JSON read them.
  private static func quoted(_ words: String) -> String {
    let text = words.escaping(quotedBytes) { scalar in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      case "\n": "\\n"
      case "\r": "\\r"
      case "\t": "\\t"
      case "\u{FFFE}", "\u{FFFF}": scalar.yamlEscape
      case _ where scalar.isInvisible: scalar.yamlEscape
      default: nil
      }
    }
    return "\"\(text)\""
  }
}
