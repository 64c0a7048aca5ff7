import Foundation
import Testing

@testable import FlowEngine
@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

/// Documents are read as another reader of YAML reads them (`Scripts/yaml-cases.py`).
@Suite struct YAMLCasesTests {
  @Test func `every recorded document has the content that PyYAML found in it`() throws {
    let cases = try RecordedCases.read("documents", orFile: "FLOW_DOCUMENTS")
    var failed = 0
    for (text, expected) in cases {
      let content = Self.content(of: text)
      if content == expected { continue }
      failed += 1
      if failed <= 20 { Issue.record("\(text.debugDescription) is \(content), not \(expected)") }
    }
    #expect(failed == 0)
    #expect(cases.count >= 1000)
    print("documents: \(cases.count - failed) passed, \(failed) failed, 0 skipped")
  }

  private static func content(of text: String) -> String {
    do throws(FlowError) {
      let documents = try YAMLReader.read(Array(text.utf8), file: "f", limits: FlowLimits())
      return "[" + documents.map { dump($0) }.joined(separator: ", ") + "]"
    } catch {
      return error.description
    }
  }

  private static func dump(_ node: YAMLNode) -> String {
    switch node.content {
    case .null: "~"
    case .scalar(let scalar): RecordedCases.quoted(scalar.text)
    case .sequence(let items): "[" + items.map { dump($0) }.joined(separator: ", ") + "]"
    case .mapping(let pairs):
      "{"
        + pairs.map { RecordedCases.quoted($0.name) + ": " + dump($0.value) }
        .joined(separator: ", ") + "}"
    }
  }
}
