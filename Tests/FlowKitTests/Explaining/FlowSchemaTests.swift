import Foundation
import Testing

@testable import FlowEngine
@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

@MainActor
@Suite struct FlowSchemaTests {
  /// When the format has changed: `swift run harness schema > Documentation/flow.schema.json`.
  @Test func `the schema in the repository is that of the commands`() throws {
    let written = try DocumentationPage.text("Documentation/flow.schema.json")
    let schema = String(decoding: try FlowSchema(.standard).encoded(), as: UTF8.self)
    #expect(schema == written, "Run: swift run harness schema > Documentation/flow.schema.json")
  }

  @Test func `the command prints it, with a team's own commands`() async throws {
    let harness = try HarnessScratch()
    let commands = FlowCommandList.standard.adding(BuyCommand.self)
    #expect(await harness.run("schema", commands: commands) == .passed)
    let schema = try JSONSerialization.jsonObject(with: Data(harness.text.utf8)) as? [String: Any]
    let parts = schema?["$defs"] as? [String: Any]
    let step = parts?["step"] as? [String: Any]
    let forms = step?["anyOf"] as? [[String: Any]]
    let names = forms?.last?["properties"] as? [String: Any]
    #expect(names.map { Set($0.keys) } == Set(commands.names))
    let bare = forms?.first?["enum"] as? [String]
    #expect(bare?.contains("back") == true && bare?.contains("tapOn") == false)
    #expect(await harness.run("schema", "more") == .unusable)
  }
}
