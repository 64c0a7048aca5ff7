import FlowKit
import Testing

/// The listings on FlowKit's page for authors of editors and other tools.
@Suite struct ToolsListingTests {
  @Test func `flows and expressions are read without an app`() throws {
    let (flow, errors) = FlowReader().read(Array("- tapOn: ${NAME}".utf8), file: "draft.yaml")
    let text = try FlowText(reading: "${1 + COUNT}")
    let value = try text.value(in: FlowScope(["COUNT": .number(2)]))
    #expect(flow?.steps.map(\.name) == ["tapOn"])
    #expect(errors == [])
    #expect(value == .number(3))
  }
}
