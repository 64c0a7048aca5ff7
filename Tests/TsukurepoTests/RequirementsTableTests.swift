import Foundation
import Testing

/// The table of the documentation is that of the tests and flows that there are.
@Suite struct RequirementsTableTests {
  private struct Row {
    let line: String
    let test: String
    let flow: String
  }

  private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  private static let feature =
    tests
    .deletingLastPathComponent()
    .deletingLastPathComponent()
    .appendingPathComponent("Sources/Features/Tsukurepo")

  private func rows() throws -> [Row] {
    let page = Self.feature.appendingPathComponent("Documentation.docc/Tsukurepo.md")
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

  /// The names of all tests of the feature.
  private func names() throws -> [String] {
    let files = try #require(FileManager.default.enumerator(atPath: Self.tests.path))
    return try files.compactMap { $0 as? String }.filter { $0.hasSuffix("Tests.swift") }
      .flatMap { file in
        let url = Self.tests.appendingPathComponent(file)
        let text = try String(contentsOf: url, encoding: .utf8)
        return text.components(separatedBy: "func `").dropFirst().compactMap {
          $0.components(separatedBy: "`").first
        }
      }
  }

  @Test func `each line names a test and a flow that there are`() throws {
    let (rows, names) = (try rows(), try names())
    #expect(rows.count >= 30)
    let folder = Self.feature.appendingPathComponent("TsukurepoFlows").path
    let flows = try FileManager.default.contentsOfDirectory(atPath: folder)
    for row in rows {
      #expect(names.contains(row.test), "\(row.line)")
      #expect(flows.contains(row.flow + ".yaml"), "\(row.line)")
    }
  }

  @Test func `each flow is in the table`() throws {
    let named = Set(try rows().map { $0.flow + ".yaml" })
    let folder = Self.feature.appendingPathComponent("TsukurepoFlows").path
    let flows = Set(try FileManager.default.contentsOfDirectory(atPath: folder))
    #expect(flows == named)
  }
}
