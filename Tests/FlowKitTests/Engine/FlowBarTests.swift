import Testing

@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

/// Bars around scenes are elements like any other to a flow.
@MainActor @Suite struct FlowBarTests {
  @Test(arguments: [
    "- tapOn: 編集\n- tapOn: {id: edit}\n- assertVisible: 編集 2",
    "- tapOn: 開く\n- assertRoute: detail\n- tapOn: 題 list\n- assertRoute: list",
    "- tapOn: 開く\n- tapOn: {id: navigation-back}\n- assertRoute: list",
    "- tapOn: 開く\n- back\n- assertRoute: list\n- assertNotVisible: {id: navigation-back}",
    "- tapOn: かご\n- assertRoute: cart\n- tapOn: 一覧\n- assertRoute: list",
    "- tapOn: 開く\n- tapOn: {id: tab-list}\n- assertRoute: list",
    "- assertVisible: '2'\n- assertVisible: {id: tab-list, selected: true}",
    "- tapOn: {id: search}\n- inputText: 梨\n- assertVisible: “梨”\n- tapOn: キャンセル\n- assertVisible: “”",
    "- assertCount: {traits: tab, count: 2}\n- assertCount: {traits: header, count: 1}",
  ])
  func `a flow taps buttons, tabs and the way back, and types a search`(flow: String) async throws {
    let result = try await FlowStage.play("- launchApp\n" + flow, on: BarApp.self)
    #expect(result.failures.map(\.description) == [])
  }
}
