/// Formats the report for people.
///
/// ```
/// 注文できる  cart/order-placed.yaml
///   ✓ launchApp: {arguments: {scene: cart}}  0.21 ms  0 s
///   ✓ assertVisible: にんじん  0.08 ms  0.3 s
///   passed: 2 steps, 0.35 ms real, 0.3 s virtual
/// ```
/// `✓` passed, `✗` failed, `!` an optional step that failed, `–` not run.
public struct FlowPrinter: Sendable {
  /// Creates a printer.
  public init() {}

  /// Returns a flow's report with each of its steps and its failures.
  public func text(of result: FlowResult) -> String {
    var lines = ["\(result.name)  \(result.file)"]
    lines += result.steps.map { line(of: $0) }
    let warnings = result.warnings == 0 ? "" : ", \(Self.counted(result.warnings, "warning"))"
    lines.append(
      "  \(result.isPassed ? "passed" : "FAILED"): \(Self.counted(result.stepsPlayed, "step")), "
        + "\(FlowSeconds.realText(result.realTime)) real, "
        + "\(FlowSeconds.text(result.virtualTime)) virtual\(warnings)"
    )
    lines += result.failures.map(\.description)
    return lines.joined(separator: "\n")
  }

  /// Returns a flow's failures, for a report without steps; `nil` if it passed.
  public func failureText(of result: FlowResult) -> String? {
    guard !result.isPassed else { return nil }
    let lines = ["FAILED: \(result.name)"] + result.failures.map(\.description)
    return lines.joined(separator: "\n")
  }

  /// Returns the sums of a run, the last lines of a report.
  public func text(of totals: FlowTotals) -> String {
    let flows = totals.passed + totals.failed
    let warnings = totals.warnings == 0 ? "" : ", \(Self.counted(totals.warnings, "warning"))"
    return """
      \(Self.counted(flows, "flow")): \(totals.passed) passed, \(totals.failed) failed\(warnings)
      \(Self.counted(totals.stepsPlayed, "step")) played, \(FlowSeconds.realText(totals.realTime)) real, \
      \(FlowSeconds.text(totals.virtualTime)) virtual
      alive after them: \(totals.alive)
      """
  }

  private static func counted(_ count: Int, _ thing: String) -> String {
    count == 1 ? "1 \(thing)" : "\(count) \(thing)s"
  }

  private func line(of step: StepResult) -> String {
    let mark =
      switch step.outcome {
      case .passed: "✓"
      case .failed: "✗"
      case .warned: "!"
      case .skipped: "–"
      }
    let indent = String(repeating: "  ", count: step.depth + 1)
    let name = step.label ?? step.summary
    guard step.outcome != .skipped else { return "\(indent)\(mark) \(name)" }
    let why = step.outcome == .warned ? step.message.map { "  (\($0))" } ?? "" : ""
    return "\(indent)\(mark) \(name)  \(FlowSeconds.realText(step.realTime))  "
      + "\(FlowSeconds.text(step.virtualTime))\(why)"
  }
}
