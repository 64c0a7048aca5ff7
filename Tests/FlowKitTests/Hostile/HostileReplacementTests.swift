import Testing

@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

/// Replacements and lists of names whose work a few bytes of a stranger's `${…}` multiply.
@MainActor @Suite struct HostileReplacementTests {
  private nonisolated static let steps = "This takes more than 10,000 steps to evaluate."

  private func message(of script: String) throws -> String {
    let text = try FlowText(reading: "${\(script)}")
    let error = #expect(throws: FlowError.self) { try text.value(in: FlowScope()) }
    return error?.message ?? ""
  }

  @Test(arguments: [
    ("''", steps), ("'a'", steps),
    (
      "/(?:)/g",
      "Searching this text for the regular expression takes too long. Write a simpler one."
    ),
  ])
  func `each match costs the whole text that replaces it`(sought: String, words: String) throws {
    let script = "'a'.repeat(2000).replaceAll(\(sought), '$&'.repeat(6000))"
    #expect(try message(of: script) == words)
  }

  @Test func `a replacement knows its work before it makes a text`() {
    let template = String(repeating: "$&", count: 3_200)
    let call = FlowMethodCall(arguments: [.string(""), .string(template)])
    let text = String(repeating: "a", count: 99)
    for (method, matches) in [(FlowMethod.replace, 1), (.replaceAll, 100)] {
      guard case .costly(let work, _)? = call.result(of: method, on: text) else {
        Issue.record("The text is there already.")
        return
      }
      #expect(work == matches * 200)
    }
  }

  @Test func `a name of a group without its end is a text`() {
    let units = Array("a".utf16)
    let match = FlowReplacement.Match(units: units, range: 0..<1, groups: [0..<1])
    let long = String(repeating: "$<", count: 120_000)
    for (template, text) in [(long, long), ("$<n>$<n>$<", "aa$<"), ("$<>$<n", "$<n")] {
      var made: [UInt16] = []
      FlowReplacement(template, names: [(name: "n", group: 1)]).append(to: &made, for: match)
      #expect(made == Array(text.utf16))
    }
  }

  @Test func `each object costs the look for each name of the list`() throws {
    let objects = "JSON.parse('[' + '{},'.repeat(200) + '{}]')"
    let names = "Object.keys('x'.repeat(2000))"
    #expect(try message(of: "JSON.stringify(\(objects), \(names))") == Self.steps)
    let long = "['x'.repeat(60000)]"
    #expect(try message(of: "JSON.stringify(\(objects), \(long))") == Self.steps)
  }

  @Test func `a name that a list has twice is written once`() throws {
    let text = try FlowText(reading: "${JSON.stringify([{a: 1, b: 2, c: 3}], ['b', 'b', 'a'])}")
    #expect(try text.value(in: FlowScope()) == .string(#"[{"b":2,"a":1}]"#))
  }

  @Test func `a budget asks after 1,024 units of evaluation or matching`() {
    for bound in [FlowBudget.Bound.evaluation, .matching] {
      let asked = Counter()
      let budget = FlowBudget(interruption: { asked.next() > 2 ? "It has to stop." : nil })
      #expect(budget.spend(1_023, of: bound) && asked.count == 0)
      #expect(budget.spend(1, of: bound) && asked.count == 1)
      #expect(budget.spend(5_000, of: bound) && asked.count == 2)
      #expect(budget.spend(1 << 20, of: .memory) && asked.count == 2)
      #expect(!budget.spend(1_024, of: bound) && budget.isInterrupted)
    }
  }

  @Test func `an evaluation that is interrupted ends as a step does`() async throws {
    let asked = Counter()
    let budget = FlowBudget(interruption: { asked.next() > 1 ? "It has to stop." : nil })
    let result = try await FlowStage.play(
      "- assertTrue: {condition: \"${'a'.repeat(50000).includes('a')}\", optional: true}\n- back",
      budget: budget
    )
    #expect(result.failures.map(\.message) == ["It has to stop."])
    #expect(result.steps.map(\.outcome) == [.failed, .skipped])
    #expect(budget.isInterrupted && asked.count == 2)
  }
}
