import FlowEngine
import FlowFormat

/// Formats the report for people.
///
/// ```
/// 注文できる  cart/order-placed.yaml
///   ✓ launchApp: {arguments: {scene: cart}}  0.21 ms  0 s
///   ✓ assertVisible: にんじん  0.08 ms  0.3 s
///   passed: 2 steps, 0.35 ms real, 0.3 s virtual
/// ```
/// `✓` passed, `✗` failed, `!` a step with a warning, `–` not run.
struct FlowPrinter: Sendable {
  /// The deepest step with an indentation of its own, which the lines of its message share.
  private static let deepest = 10

  /// The number of rounds of the run; the title of a flow names its round if there are several.
  var rounds = 1

  /// Returns a flow's report with each of its steps and its failures.
  func output(of entry: FlowReportEntry) -> OutputText {
    var lines: [OutputText] = ["\(entry.title(of: rounds))  \(entry.file)"]
    lines += entry.steps.map { line(of: $0) }
    let warnings = entry.warnings == 0 ? "" : ", \(English.counted(entry.warnings, "warning"))"
    let result: OutputText =
      entry.passed ? .colored("passed", .green) : .colored("FAILED", .red)
    let times = Self.times(entry.realMilliseconds, entry.virtualMilliseconds)
    lines.append("  \(result): \(English.counted(entry.stepsPlayed, "step")), \(times)\(warnings)")
    lines += entry.failures.map { .lines($0.description) }
    return .lines(lines)
  }

  /// Returns a flow's failures, for a report without steps; `nil` if it passed.
  func failureOutput(of entry: FlowReportEntry) -> OutputText? {
    guard !entry.passed else { return nil }
    let title = OutputText.colored("FAILED: \(entry.title(of: rounds))", .red)
    return .lines([title] + entry.failures.map { .lines($0.description) })
  }

  /// Returns which flows were not played, and why; `nil` if all were.
  func output(ofNotPlayed report: FlowReport) -> OutputText? {
    guard let reason = report.stopped else { return nil }
    guard let flows = report.notPlayed else { return "incomplete: \(reason)" }
    let lines: [OutputText] = flows.map { "  \($0.title(of: report.rounds))  \($0.file)" }
    return .lines(["not played, since \(reason):"] + lines)
  }

  /// Returns the sums of a run, the last lines of a report.
  func output(of totals: FlowReport.Totals) -> OutputText {
    let warnings = totals.warnings == 0 ? "" : ", \(English.counted(totals.warnings, "warning"))"
    return """
      \(English.counted(totals.flows, "flow")): \(totals.passed) passed, \(totals.failed) failed\(warnings)
      \(English.counted(totals.stepsPlayed, "step")) played, \
      \(Self.times(totals.realMilliseconds, totals.virtualMilliseconds))
      alive after them: \(totals.alive)
      """
  }

  private static func times(_ real: Double?, _ virtual: Double) -> String {
    (real.map { "\(FlowSeconds.realText($0)) real, " } ?? "")
      + "\(FlowSeconds.text(virtual)) virtual"
  }

  /// Returns the number of spaces before each further line of a step's message.
  static func margin(of step: FlowReportEntry.Step) -> Int {
    2 * min(step.depth, deepest) + 4
  }

  private func line(of step: FlowReportEntry.Step) -> OutputText {
    let mark: OutputText =
      switch step.outcome {
      case .passed: .colored("✓", .green)
      case .failed: .colored("✗", .red)
      case .warned: .colored("!", .yellow)
      case .skipped: .colored("–", .dim)
      }
    let margin = Self.margin(of: step)
    // The margin contains the mark and a space.
    let indent = String(repeating: " ", count: margin - 2)
    let name = step.label ?? step.summary
    guard step.outcome != .skipped else { return "\(indent)\(mark) \(name)" }
    let message = step.outcome == .warned ? step.message : nil
    let why = message.map { OutputText.lines("  (\($0.indented(by: margin)))") } ?? ""
    let real = step.realMilliseconds.map { "\(FlowSeconds.realText($0))  " } ?? ""
    return "\(indent)\(mark) \(name)  \(real)\(FlowSeconds.text(step.virtualMilliseconds))\(why)"
  }
}
