import Testing

@testable import FlowKit

/// The README and the page about the format are complete.
@Suite struct ReadmeTests {
  static let commands = FlowCommandRule.rules.filter { if case .read = $1 { true } else { false } }
    .map(\.key).sorted()

  @Test func `the README shows the options of the harness`() throws {
    let readme = try DocumentationPage.text("README.md")
    #expect(readme.contains("```\n\(HarnessArguments.help)\n```"))
  }

  @Test(arguments: commands)
  func `the page says where a command plays`(command: String) throws {
    let pages = DocumentationPage.all.filter { $0.path.hasSuffix("/TheFlowFormat.md") }
    let page = try DocumentationPage.text(try #require(pages.first).path)
    let sections = page.split(separator: "\n### ").filter { $0.hasPrefix("On a device\n") }
    let rows = try #require(sections.first).split(separator: "\n")
    let firstCells = rows.compactMap { $0.split(separator: "|").first }
    #expect(firstCells.contains { $0.contains("`\(command)`") })
  }
}
