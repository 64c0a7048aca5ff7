import FlowEngine
import FlowFormat

/// The steps of a run, and their long texts, that the reports may hold.
///
/// A step needs 2 kB, and a file of 1 MiB that fails at its first step has 100,000 others. After the first 400,000 steps
/// of the run, a flow has only its first and last steps.
///
/// Each flow has a budget of its own, but a run can have thousands of flows that run one long file. A text costs its bytes
/// beyond the first 100, with the indentation of its lines in a report. When the budget is spent, the steps of later flows
/// have only their first words, and the end of a long path.
struct StepTextBudget {
  /// The bytes of a run.
  static let most = 16 << 20
  /// The bytes of a step that cost nothing.
  static let free = 100

  /// The steps of a run.
  static let mostSteps = 400_000
  /// The first steps, and the last steps, that a later flow has.
  static let ends = 100

  private var left: Int
  private var stepsLeft: Int

  /// Creates a budget.
  ///
  /// - Parameters:
  ///   - most: The bytes of a run.
  ///   - mostSteps: The steps of a run.
  init(most: Int = Self.most, mostSteps: Int = Self.mostSteps) {
    (left, stepsLeft) = (most, mostSteps)
  }

  /// Spends the texts of a flow's steps.
  ///
  /// - Parameter entry: A flow that has ended.
  /// - Returns: The entry; with fewer steps and clipped texts if the budget is spent.
  mutating func take(_ entry: FlowReportEntry) -> FlowReportEntry {
    var entry = entry
    stepsLeft = max(-1, stepsLeft - entry.steps.count)
    if stepsLeft < 0 { entry.steps = Self.shortened(entry.steps) }
    for step in entry.steps {
      // The message stands below the step, with its own margin.
      let margin = FlowPrinter.margin(of: step)
      var bytes = step.file.utf8.count
      for text in [step.step, step.label, step.message].compactMap({ $0 }) where left >= 0 {
        bytes += WrittenSize.bytes(of: text, margin: margin, most: left + Self.free)
      }
      left = max(-1, left - max(0, bytes - Self.free))
    }
    if left >= 0 { return entry }
    for index in entry.steps.indices {
      let file = entry.steps[index].file
      // A path can have a kilobyte, and each step has one.
      if file.utf8.count > Self.free { entry.steps[index].file = file.ending(of: Self.free) }
      entry.steps[index].step = Self.beginning(of: entry.steps[index].summary)
      entry.steps[index].label = entry.steps[index].label.map(Self.beginning)
      entry.steps[index].message = (entry.steps[index].message?.onOneLine).map(Self.beginning)
    }
    return entry
  }

  private static func beginning(of text: String) -> String {
    WrittenSize.beginning(of: text, most: free)
  }

  /// Returns the first and the last steps, with a step between them that says how many are left out.
  private static func shortened(_ steps: [FlowReportEntry.Step]) -> [FlowReportEntry.Step] {
    let count = steps.count - 2 * ends
    guard count > 1 else { return steps }
    var gap = steps[ends]
    gap.step = "(The reports leave out \(count) steps here.)"
    (gap.label, gap.message, gap.outcome) = (nil, nil, .skipped)
    return Array(steps.prefix(ends)) + [gap] + Array(steps.suffix(ends))
  }
}
