import Testing

@testable import FlowEngine
@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

/// The table of the documentation and the rule of the reader say the same.
@Suite struct PortabilityTableTests {
  /// A row of the table: what it is of, what both players know, and what only the harness knows.
  private struct Row {
    let cells: [Substring]

    var names: [String] { words(in: 0) }

    /// The words between backticks in a cell.
    func words(in cell: Int) -> [String] {
      let parts = cells[cell].split(separator: "`", omittingEmptySubsequences: false)
      return parts.indices.filter { $0 % 2 == 1 }.map { String(parts[$0]) }
    }
  }

  static let commands = FlowCommandList.standard.names

  private func rows() throws -> [Row] {
    let text = try DocumentationPage.text(
      "Sources/Harness/FlowKit/Documentation.docc/TheFlowFormat.md"
    )
    let lines = text.split(separator: "\n")
    let begin = try #require(lines.firstIndex(of: "| | both | the harness alone |"))
    return lines[(begin + 2)...].prefix { $0.hasPrefix("|") }.map { line in
      Row(cells: line.dropFirst().split(separator: "|", omittingEmptySubsequences: false))
    }
  }

  private func row(of command: String) throws -> Row {
    let found = try rows().filter { $0.names.contains(command) }
    #expect(found.count == 1, "\(command)")
    return try #require(found.first)
  }

  private func keys(of command: String) throws -> [String] {
    try #require(FlowCommandList.standard[command]).keys ?? []
  }

  @Test(arguments: commands)
  func `the rule of a command is that of its row`(command: String) throws {
    let row = try row(of: command)
    let rule = try #require(FlowPortability.rules[command])
    let (both, alone) = (row.cells[1], row.cells[2])
    if rule.refusal != nil {
      #expect(!alone.allSatisfy { $0 == " " })
      #expect(row.words(in: 1) == [] && !both.contains(" all "))
      return
    }
    if case .except(let values, _) = rule.alone {
      #expect(row.words(in: 2) == values)
      #expect(Set(row.words(in: 1) + values) == Set(FlowKey.allCases.map(\.rawValue)))
      return
    }
    let known = try Set(keys(of: command))
    let portable = both.contains(" all ") ? known : Set(row.words(in: 1))
    #expect(Set(rule.keys.keys) == portable)
    #expect(rule.selects == both.contains(" a selector"))
    #expect(Set(rule.advice.keys) == Set(row.words(in: 2)))
    #expect(portable.isSubset(of: known))
  }

  /// A value that the reader takes for a key.
  private static let samples = [
    "arguments": "{scene: cart}", "permissions": "{all: deny}", "commands": "[scroll]",
    "direction": "DOWN", "point": "\"50%,50%\"", "start": "\"1,1\"", "end": "\"1,1\"",
    "when": "{visible: a}", "while": "{visible: a}", "env": "{A: b}", "key": "Enter",
    "script": "${output.a = 1}", "clearState": "true", "stopApp": "true", "autoVerify": "true",
    "browser": "true", "retryTapIfNoChange": "true", "centerElement": "true",
    "orientation": "PORTRAIT",
    "value": "enabled", "clearKeychain": "true", "waitUntilVisible": "true",
    "relativePoint": "\"50%,50%\"", "cropOn": "{id: a}",
  ]

  @Test(arguments: commands)
  func `each field of a command is refused exactly if its row has it on the right`(
    command: String
  ) throws {
    let rule = try #require(FlowPortability.rules[command])
    for key in try keys(of: command) + (rule.selects ? ["id", "text", "enabled"] : [])
      + FlowStep.keys
    {
      let sample = Self.samples[key] ?? (key == "optional" ? "true" : "1")
      let text = "appId: a\n---\n- \(command): {\(key): \(sample)}"
      let found = FlowPortability.errors(in: Array(text.utf8), file: "f.yaml")
        .filter { $0.message.contains("not portable") }
      let isCommon = rule.keys[key] != nil || FlowPortability.selector[key] != nil
      let isPortable = rule.refusal == nil && (isCommon || FlowStep.keys.contains(key))
      #expect(found.isEmpty == isPortable, "\(key): \(found)")
      #expect(found.allSatisfy { $0.line == 3 }, "\(key)")
    }
  }

  @Test func `the rules of the header, of selectors and conditions are those of the table`() throws
  {
    let rows = try rows()
    let header = try #require(rows.first { $0.cells[0] == " the header " })
    #expect(
      Set(header.words(in: 1) + header.words(in: 2) + ["appId", "url"]) == Set(FlowHeader.keys)
    )
    #expect(Set(FlowPortability.header.keys).union(header.words(in: 2)) == Set(FlowHeader.keys))
    let selector = try #require(rows.first { $0.cells[0] == " a selector " })
    #expect(Set(selector.words(in: 1) + ["traits"]) == Set(FlowSelector.keys))
    #expect(Set(FlowPortability.selector.keys) == Set(FlowSelector.keys))
    #expect(try Set(row(of: "when").words(in: 1)) == Set(FlowCondition.guardKeys))
    #expect(Set(FlowPortability.condition.keys) == Set(FlowCondition.guardKeys))
    #expect(try row(of: "traits").words(in: 1) == ["text", "long-text", "square"])
  }

  @Test func `there is no rule without a command`() {
    #expect(FlowPortability.rules.keys.sorted() == Self.commands)
  }
}
