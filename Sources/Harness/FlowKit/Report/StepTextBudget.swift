/// The long texts of steps that the reports of a run may hold.
///
/// Each flow has a budget of its own, but a run can have thousands of flows that run one long file. A text costs its bytes
/// beyond the first 100. When the budget is spent, the steps of later flows have only their first words.
struct StepTextBudget {
  /// The bytes of a run.
  static let most = 16 << 20
  /// The bytes of a step that cost nothing.
  static let free = 100

  private var left = most

  /// Spends the texts of a flow's steps.
  ///
  /// - Parameter entry: A flow that has ended.
  /// - Returns: The entry; with clipped texts if the budget is spent.
  mutating func take(_ entry: FlowReportEntry) -> FlowReportEntry {
    for step in entry.steps {
      let texts = [step.step, step.label, step.message].compactMap { $0?.utf8.count }
      left = max(-1, left - max(0, texts.reduce(step.file.utf8.count, +) - Self.free))
    }
    if left >= 0 { return entry }
    var entry = entry
    for index in entry.steps.indices {
      entry.steps[index].step = entry.steps[index].summary.clipped(to: Self.free)
      entry.steps[index].label = entry.steps[index].label?.clipped(to: Self.free)
      entry.steps[index].message = entry.steps[index].message?.clipped(to: Self.free)
    }
    return entry
  }
}
