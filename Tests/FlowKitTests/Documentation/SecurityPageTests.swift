import Testing

@testable import FlowEngine
@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

@Suite struct SecurityPageTests {
  private static let running = "Sources/Harness/FlowKit/Documentation.docc/RunningFlows.md"
  private nonisolated static let bounds: [(words: String, bound: FlowBudget.Bound)] = [
    ("steps", .steps), ("touches", .touches), ("instants at which work is due", .events),
    ("evaluated parts of `${…}`", .evaluation),
    ("work of selectors and regular expressions", .matching),
  ]

  @Test func `the page has the bounds of the code`() throws {
    let page = try DocumentationPage.text("SECURITY.md")
    for (words, bound) in Self.bounds {
      #expect(page.contains("| \(words) | \(Self.grouped(bound.limit)) |"), "\(words)")
    }
    let memory = FlowBudget.Bound.memory
    #expect(
      page.contains(
        "| values and texts, with the files that steps read | \(Self.mebibytes(memory.limit)) |"
      )
    )
    #expect(Set(Self.bounds.map(\.bound) + [memory]) == Set(FlowBudget.Bound.allCases))
    let days = Int(FlowBudget.longestTime / .seconds(86_400))
    #expect(page.contains("| virtual time | \(days) days |"))
    #expect(page.contains("| nesting of values | \(FlowBudget.deepestValue) |"))
    #expect(
      page.contains("nesting of steps | \(Self.grouped(FlowBudget.deepestStep)) |")
    )
    #expect(page.contains("All files of a run have \(Self.mebibytes(FlowLimits.allBytes))."))
    #expect(page.contains("at most \(Self.mebibytes(FlowLimits().bytes)), and"))
    #expect(page.contains("at most \(FlowLimits.depth) levels deep"))
    #expect(page.contains("lists \(FlowLimits.errors) errors"))
    #expect(page.contains("at most \(Self.mebibytes(FlowBudget.longestTrace)) of a page"))
  }

  @Test func `the page about running flows has the bounds of reading`() throws {
    let page = try DocumentationPage.text(Self.running)
    #expect(page.contains("lists \(FlowLimits.errors) errors"))
    #expect(page.contains("at most \(Self.grouped(HintBudget.mostComparisons)) pairs"))
    #expect(page.contains("more than \(Self.grouped(HintBudget.mostNames)) names"))
    let copies = FlowLoader(reader: FlowReader()).mostCopiedSteps
    #expect(page.contains("at most \(Self.grouped(copies)) copies"))
    #expect(
      page.contains(
        "settings of a run together | \(Self.mebibytes(FlowLimits.allBytes)) |"
      )
    )
    #expect(page.contains("parts of a `merge` together | \(Self.mebibytes(FileBounds.parts)) |"))
    #expect(page.contains("at most \(Self.grouped(FileBounds.reportValues)) values"))
    #expect(page.contains("have \(Self.grouped(FileBounds.partsValues)). The harness"))
    #expect(page.contains("or \(Self.grouped(FileBounds.reportSteps)) steps"))
    #expect(page.contains("At most \(Self.grouped(FlowLimits.chain)) files run each other"))
    #expect(page.contains("at most \(Self.grouped(FlowBudget.deepestStep)) steps contain"))
    #expect(page.contains("at most \(Self.grouped(FlowRunPlan.most)) plays"))
  }

  @Test func `the page is short, and other pages lead to it`() throws {
    #expect(try DocumentationPage.text("SECURITY.md").utf8.count <= 5000)
    for page in ["CONTRIBUTING.md", Self.running] {
      #expect(try DocumentationPage.text(page).contains("`SECURITY.md`"))
    }
  }

  private static func mebibytes(_ bytes: Int) -> String { "\(bytes >> 20) MiB" }

  private static func grouped(_ number: Int) -> String {
    let digits = Array(String(number))
    return digits.enumerated().reduce("") { words, digit in
      let isGroup = digit.offset > 0 && (digits.count - digit.offset) % 3 == 0
      return words + (isGroup ? "," : "") + String(digit.element)
    }
  }
}
