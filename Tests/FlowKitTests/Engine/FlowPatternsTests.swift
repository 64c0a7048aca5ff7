import Testing

@testable import FlowEngine
@testable import FlowFormat

@MainActor @Suite struct FlowPatternsTests {
  @Test func `a pattern beyond the budget is not compiled, and only its text matches`() {
    let budget = FlowBudget(divisor: 1_000_000)
    let patterns = FlowPatterns(budget)
    let costly = String(repeating: "[a]", count: 100)
    let pattern = patterns.pattern(costly)
    #expect(budget.excess != nil)
    #expect(!pattern.isBroken)
    #expect(!pattern.matches(String(repeating: "a", count: 100)))
    #expect(pattern.matches(costly))
    #expect(FlowPatterns().pattern(costly).matches(String(repeating: "a", count: 100)))
  }
}
