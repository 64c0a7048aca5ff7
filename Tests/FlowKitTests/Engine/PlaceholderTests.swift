import Testing

@testable import FlowEngine
@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

/// Fields that are found by their placeholders, and what is copied from them.
@MainActor @Suite struct PlaceholderTests {
  @Test(arguments: [
    ("called", "検索"), ("town", "町"), ("labelled", "住所"), ("full", "東京"), ("bare", ""),
    ("secret", "合言葉"),
  ])
  func `a text is copied first, then a placeholder, then a label, and nothing as nothing`(
    _ id: String,
    _ copied: String
  ) async throws {
    let result = try await FlowStage.play(
      "- launchApp\n- copyTextFrom: {id: \(id)}\n- assertTrue: \"${maestro.copiedText == '\(copied)'}\"\n",
      on: PlaceholderApp.self
    )
    #expect(result.failures.map(\.description) == [])
  }

  @Test(arguments: [
    "assertVisible: 町", "assertVisible: {id: full, text: 市}", "assertVisible: {id: full, text: 東京}",
    "assertVisible: {text: 合.葉, enabled: true}", "assertNotVisible: {text: 丁, timeout: 0}",
    "assertVisible: {id: labelled, below: 町}", "assertCount: {text: 検索, count: 2}",
    // The field takes the tap, not the text of the same name.
    "runFlow: {commands: [tapOn: 検索, assertVisible: {id: called, focused: true}]}",
  ])
  func `a selector finds a field by its placeholder`(_ step: String) async throws {
    let result = try await FlowStage.play("- launchApp\n- \(step)\n", on: PlaceholderApp.self)
    #expect(result.failures.map(\.description) == [])
  }

  @Test func `an element that has no text and takes none can't be copied`() async throws {
    let result = try await FlowStage.play(
      "- launchApp\n- copyTextFrom: {id: box}\n",
      on: PlaceholderApp.self
    )
    #expect(result.failures.map(\.message) == ["column #box has no text to copy."])
  }

  @Test func `a placeholder that is nearly right is a near miss`() async throws {
    let result = try await FlowStage.play(
      "- launchApp\n- assertVisible: {text: 合言集, timeout: 0}\n",
      on: PlaceholderApp.self
    )
    let miss = try #require(result.failures.first?.nearMisses.first)
    #expect(miss.reason == "it says “合言葉”, 1 edit away")
  }
}
