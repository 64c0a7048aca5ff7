/// The patterns of one run, each compiled once, and the run's budget.
///
/// They are not shared between runs: an expression on which one flow gave up would match
/// differently in the next.
@MainActor
final class FlowPatterns {
  let budget: FlowBudget
  private var patterns: [String: FlowPattern] = [:]

  init(_ budget: FlowBudget = FlowBudget()) {
    self.budget = budget
  }

  func pattern(_ source: String) -> FlowPattern {
    budget.spend(1 + source.utf8.count / 64, of: .matching)
    if let known = patterns[source] { return known }
    budget.spend(FlowPattern.costOfCompiling(source), of: .matching)
    let made = FlowPattern(source)
    patterns[source] = made
    return made
  }
}
