import Foundation
import Testing

/// The tables of the features' documentation are those of the tests and flows that there are.
@Suite struct RequirementsTableTests {
  /// A feature with a table of its requirements.
  struct Feature: Sendable, CustomTestStringConvertible {
    let name: String
    /// The page with the table.
    let page: String
    /// The targets whose tests it names.
    let tests: [String]
    /// How many lines there are at least.
    let count: Int

    var testDescription: String { name }

    static let all = [
      Feature(
        name: "Timeline",
        page: "WhatIsWantedOfTheTimeline",
        tests: ["TimelineTests", "MarketTests"],
        count: 35
      ),
      Feature(name: "Tsukurepo", page: "Tsukurepo", tests: ["TsukurepoTests"], count: 30),
      Feature(
        name: "Kaimono",
        page: "WhatIsWantedOfTheShop",
        tests: ["KaimonoTests", "MarketTests"],
        count: 60
      ),
      Feature(
        name: "SavedSearches",
        page: "WhatIsWantedOfSavedSearches",
        tests: ["SavedSearchesTests", "MarketTests"],
        count: 40
      ),
    ]
  }

  private struct Row {
    let line: String
    let test: String
    let flow: String
  }

  private static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private func rows(of feature: Feature) throws -> [Row] {
    let page = Self.package.appendingPathComponent(
      "Sources/Features/\(feature.name)/Documentation.docc/\(feature.page).md"
    )
    let lines = try String(contentsOf: page, encoding: .utf8).split(separator: "\n")
    let begin = try #require(lines.firstIndex(of: "| line | test | flow |"))
    return try lines[(begin + 2)...].prefix { $0.hasPrefix("|") }.map { line in
      let cells = line.split(separator: "|").map {
        $0.trimmingCharacters(in: CharacterSet(charactersIn: " `"))
      }
      try #require(cells.count == 3, "\(line)")
      return Row(line: cells[0], test: cells[1], flow: cells[2])
    }
  }

  /// The names of all tests of a target.
  private func names(in target: String) throws -> [String] {
    let folder = Self.package.appendingPathComponent("Tests/\(target)")
    let files = try #require(FileManager.default.enumerator(atPath: folder.path))
    return try files.compactMap { $0 as? String }.filter { $0.hasSuffix("Tests.swift") }
      .flatMap { file in
        let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
        return text.components(separatedBy: "func `").dropFirst().compactMap {
          $0.components(separatedBy: "`").first
        }
      }
  }

  private func flows(of feature: String) throws -> Set<String> {
    let folder = Self.package.appendingPathComponent(
      "Sources/Features/\(feature)Simulation/\(feature)Flows"
    )
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    return Set(files.filter { $0.hasSuffix(".yaml") }.map { String($0.dropLast(".yaml".count)) })
  }

  @Test(arguments: Feature.all)
  func `each line names a test and a flow that there are`(feature: Feature) throws {
    let rows = try self.rows(of: feature)
    let names = Set(try feature.tests.flatMap { try self.names(in: $0) })
    let flows = Set(try (Feature.all.map(\.name) + ["Recipes"]).flatMap { try self.flows(of: $0) })
    #expect(rows.count >= feature.count)
    for row in rows {
      #expect(names.contains(row.test), "\(row.line): \(row.test)")
      #expect(flows.contains(row.flow), "\(row.line): \(row.flow)")
    }
  }

  @Test(arguments: Feature.all)
  func `each flow is in the table, and each line once`(feature: Feature) throws {
    let rows = try self.rows(of: feature)
    let unnamed = try flows(of: feature.name).subtracting(rows.map(\.flow))
    #expect(unnamed == [])
    #expect(Set(rows.map(\.line)).count == rows.count)
  }
}
