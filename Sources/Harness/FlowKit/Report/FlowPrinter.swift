/// Formats the report for people.
///
/// ```
/// 注文できる  cart/order-placed.yaml
///   ✓ launchApp: {arguments: {scene: cart}}  0.21 ms  0 s
///   ✓ assertVisible: にんじん  0.08 ms  0.3 s
///   passed: 2 steps, 0.35 ms real, 0.3 s virtual
/// ```
/// `✓` passed, `✗` failed, `!` a step with a warning, `–` not run.
public struct FlowPrinter: Sendable {
  /// Creates a printer.
  public init() {}

  init(showsColors: Bool) {
    self.showsColors = showsColors
  }

  /// The number of rounds of the run; the title of a flow names its round if there are several.
  var rounds = 1
  private var showsColors = false

  /// Returns a text in a colour of a terminal, as a number of its escape sequence: 31 red, 32 green, 33 yellow, 2 dim.
  private func colored(_ text: String, _ color: Int) -> String {
    showsColors ? "\u{1B}[\(color)m\(text)\u{1B}[0m" : text
  }

  /// Returns a flow's report with each of its steps and its failures.
  public func text(of result: FlowResult) -> String {
    text(of: FlowReportEntry(result, round: 1))
  }

  /// Returns a flow's report with each of its steps and its failures.
  func text(of entry: FlowReportEntry) -> String {
    var lines = ["\(entry.title(of: rounds))  \(entry.file)"]
    lines += entry.steps.map { line(of: $0) }
    let warnings = entry.warnings == 0 ? "" : ", \(Self.counted(entry.warnings, "warning"))"
    lines.append(
      "  \(entry.passed ? colored("passed", 32) : colored("FAILED", 31)): \(Self.counted(entry.stepsPlayed, "step")), "
        + Self.times(entry.realMilliseconds, entry.virtualMilliseconds) + warnings
    )
    lines += entry.failures.map(\.description)
    return lines.joined(separator: "\n")
  }

  /// Returns a flow's failures, for a report without steps; `nil` if it passed.
  public func failureText(of result: FlowResult) -> String? {
    failureText(of: FlowReportEntry(result, round: 1))
  }

  /// Returns a flow's failures, for a report without steps; `nil` if it passed.
  func failureText(of entry: FlowReportEntry) -> String? {
    guard !entry.passed else { return nil }
    let lines =
      [colored("FAILED: \(entry.title(of: rounds))", 31)] + entry.failures.map(\.description)
    return lines.joined(separator: "\n")
  }

  /// Returns which flows were not played, and why; `nil` if all were.
  func text(ofNotPlayed report: FlowReport) -> String? {
    guard let reason = report.stopped else { return nil }
    guard let flows = report.notPlayed else { return "incomplete: \(reason)" }
    let lines = flows.map { "  \($0.title(of: report.rounds))  \($0.file)" }
    return (["not played, since \(reason):"] + lines).joined(separator: "\n")
  }

  /// Returns the sums of a run, the last lines of a report.
  public func text(of totals: FlowTotals) -> String {
    text(of: FlowReport.Totals(totals))
  }

  /// Returns the sums of a run, the last lines of a report.
  func text(of totals: FlowReport.Totals) -> String {
    let warnings = totals.warnings == 0 ? "" : ", \(Self.counted(totals.warnings, "warning"))"
    return """
      \(Self.counted(totals.flows, "flow")): \(totals.passed) passed, \(totals.failed) failed\(warnings)
      \(Self.counted(totals.stepsPlayed, "step")) played, \
      \(Self.times(totals.realMilliseconds, totals.virtualMilliseconds))
      alive after them: \(totals.alive)
      """
  }

  /// Returns a number and its noun: `1 step`, `2 steps`.
  static func counted(_ count: Int, _ thing: String) -> String {
    count == 1 ? "1 \(thing)" : "\(count) \(thing)s"
  }

  private static func times(_ real: Double?, _ virtual: Double) -> String {
    (real.map { "\(FlowSeconds.realText($0)) real, " } ?? "")
      + "\(FlowSeconds.text(virtual)) virtual"
  }

  private func line(of step: FlowReportEntry.Step) -> String {
    let mark =
      switch step.outcome {
      case .passed: colored("✓", 32)
      case .failed: colored("✗", 31)
      case .warned: colored("!", 33)
      case .skipped: colored("–", 2)
      }
    let indent = String(repeating: "  ", count: step.depth + 1)
    let name = step.label ?? step.summary
    guard step.outcome != .skipped else { return "\(indent)\(mark) \(name)" }
    let why = step.outcome == .warned ? step.message.map { "  (\($0))" } ?? "" : ""
    let real = step.realMilliseconds.map { "\(FlowSeconds.realText($0))  " } ?? ""
    return "\(indent)\(mark) \(name)  \(real)\(FlowSeconds.text(step.virtualMilliseconds))\(why)"
  }
}
