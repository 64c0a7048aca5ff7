import Testing

@testable import FlowEngine
@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

/// The README and the page about the format are complete.
@Suite struct ReadmeTests {
  static let commands = FlowCommandList.standard.names

  @Test func `the page about running flows shows the options of the harness`() throws {
    let path = "Sources/Harness/FlowKit/Documentation.docc/RunningFlows.md"
    let page = try DocumentationPage.text(path)
    #expect(page.contains("```\n\(HarnessArguments.help())\n```"))
  }

  @Test(arguments: commands)
  func `the page says where a command plays`(command: String) throws {
    let rows = try Self.section("On a device").split(separator: "\n")
    let firstCells = rows.compactMap { $0.split(separator: "|").first }
    #expect(firstCells.contains { $0.contains("`\(command)`") })
  }

  @Test func `the page names each command that is refused, and no other`() throws {
    let words = try Self.section("Commands that are refused").split(separator: "`")
    let named = words.indices.filter { $0 % 2 == 1 }.map { String(words[$0]) }
    #expect(
      named.sorted() == FlowCommandList.standard.knownNames.filter { !Self.commands.contains($0) }
    )
  }

  /// A part of the page about the format.
  private static func section(_ title: String) throws -> Substring {
    let pages = DocumentationPage.all.filter { $0.path.hasSuffix("/TheFlowFormat.md") }
    let page = try DocumentationPage.text(try #require(pages.first).path)
    return try #require(page.split(separator: "\n### ").first { $0.hasPrefix("\(title)\n") })
  }
}
