import Foundation
import Testing

@testable import FlowEngine
@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

/// The page that compares the format with Maestro's says what the reader does.
@Suite struct ComparedWithMaestroTests {
  private static let words: Set<String> = ["supported", "headless", "stricter", "refused"]

  /// The rows of a table: the names between backticks at their front, and the word for what becomes of it.
  private func rows(_ section: String, names: Int = 1) throws -> [(names: [String], word: String)] {
    let page = try DocumentationPage.text(
      "Sources/Harness/FlowKit/Documentation.docc/ComparedWithMaestro.md"
    )
    let start = try #require(page.range(of: "\n### \(section)\n")).upperBound
    let rest = page[start...]
    let end = rest.range(of: "\n### ")?.lowerBound ?? rest.endIndex
    let lines = rest[..<end].split(separator: "\n").filter { $0.hasPrefix("| `") }
    return lines.map { line in
      let cells = line.dropFirst().split(separator: "|", omittingEmptySubsequences: false).map {
        $0.trimmingPrefix(" ").split(separator: "`").first.map(String.init) ?? ""
      }
      let word = cells[names].split(separator: " ").first.map(String.init) ?? ""
      return (Array(cells.prefix(names)), word)
    }
  }

  private func errors(_ text: String) -> [FlowError] {
    FlowReader().read(Array(text.utf8), file: "f.yaml").errors
  }

  @Test func `every row has one of the four words`() throws {
    for section in ["Commands", "Selectors", "Conditions", "The header"] {
      let found = try rows(section)
      #expect(found.count > 3, "\(section)")
      #expect(found.allSatisfy { Self.words.contains($0.word) }, "\(section)")
    }
    let options = try rows("Options", names: 2)
    #expect(options.count > 40 && options.allSatisfy { Self.words.contains($0.word) })
  }

  @Test func `a command is read, or refused by its name, as its row says`() throws {
    let rows = try rows("Commands")
    let names = rows.map { $0.names[0] }
    #expect(Set(names).count == names.count)
    for (row, name) in zip(rows, names) {
      let isRead = FlowCommandList.standard[name] != nil
      #expect(isRead == (row.word != "refused"), "\(name)")
      if isRead { continue }
      let found = errors("- back\n- \(name): x")
      #expect(found.count == 1 && found[0].description.hasPrefix("f.yaml:2:3: “\(name)” is not"))
    }
    // A command that is not Maestro's is refused on a device.
    for name in FlowCommandList.standard.names where !names.contains(name) {
      #expect(FlowPortability.rules[name]?.refusal != nil, "\(name)")
    }
    let refused = FlowCommandList.standard.knownNames.filter {
      FlowCommandList.standard[$0] == nil
    }
    #expect(refused == rows.filter { $0.word == "refused" }.map { $0.names[0] }.sorted())
  }

  @Test func `an option is read, or refused, as its row says`() throws {
    let own = FlowPortability.rules.filter { $0.value.refusal == nil }
    var listed: [String: Set<String>] = [:]
    for row in try rows("Options", names: 2) {
      let (command, option) = (row.names[0], row.names[1])
      listed[command, default: []].insert(option)
      let unknown = errors("- \(command): {\(option): x}").contains {
        $0.message.contains("has no key “\(option)”") && $0.column > 10
      }
      #expect(unknown == (row.word == "refused"), "\(command).\(option)")
      if row.word != "refused" {
        #expect(own[command]?.keys[option] != nil, "\(command).\(option)")
      }
    }
    for (command, options) in listed where !["doubleTapOn", "longPressOn"].contains(command) {
      let left = Set(own[command].map { Array($0.keys.keys) } ?? []).subtracting(options)
      #expect(left.isSubset(of: ["appId", "link"]), "\(command): \(left)")
    }
  }

  @Test func `a key of a selector is read, or refused, as its row says`() throws {
    let rows = try rows("Selectors")
    for row in rows {
      let found = errors("- assertVisible: {below: {\(row.names[0]): x}}")
      let unknown = found.contains { $0.message.contains("has no key") }
      #expect(unknown == (row.word == "refused"), "\(row.names)")
    }
    let known = rows.filter { $0.word != "refused" }.map { $0.names[0] }
    #expect(Set(known) == Set(FlowSelector.keys + ["optional"]))
  }

  @Test func `the keys of conditions and of a header are all there`() throws {
    #expect(try Set(rows("Conditions").map { $0.names[0] }) == Set(FlowCondition.guardKeys))
    #expect(try Set(rows("The header").map { $0.names[0] }) == Set(FlowHeader.keys))
  }
}
