import MarketSimulation
import Observation2
import Scenes
import ScenesHeadless
import Testing

@testable import FlowEngine
@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

/// Acts on controls of their own kind, and elements that are carried.
@MainActor
@Suite struct RecordedGesturesTests {
  @Test func `a slider, a date and what assistive technology does`() async throws {
    let session = try await RecordedSession(of: KnobApp.self)
    let stage = session.stage
    try await session { try stage.change("volume", to: .fraction(0.25)) }
    try await session { try stage.change("day", to: .date(.seconds(4 * 86_400 + 1800))) }
    try await session { try stage.performAccessibilityAction("星を付ける", on: "stars") }
    #expect(
      session.steps == """
        - setValue:
            id: volume
            value: 0.25
        - setValue:
            id: day
            value: "1970-01-05T00:30:00Z"
        - performAction:
            id: stars
            action: 星を付ける

        """
    )
    #expect(session.recorder.gaps.isEmpty)
    try await session.expectPlays(
      "- assertValue: {path: volume, equals: 0.25}\n- assertVisible: 星 1\n"
    )
  }

  @Test(arguments: [
    (0, "LEFT", "    id: letter-delete\n", "消えた"),
    (1, "LEFT", "    id: size\n    childOf:\n      traits: menu\n", "開いた"),
    (2, "LEFT", "    text: 消す\n    index: 0\n    childOf:\n      traits: menu\n", "半分"),
    (3, "LEFT", " 移す\n", "移った"),
    (4, "LEFT", "    text: 印\n    index: 1\n    childOf:\n      traits: menu\n", "赤い"),
    (5, "LEFT", "    text: 印\n    index: 0\n    childOf:\n      traits: menu\n", "青い"),
    (6, "RIGHT", "    text: 星 0\n    childOf:\n      traits: menu\n", "光った"),
    (7, "RIGHT", "    text: Ok\n    index: 0\n    childOf:\n      traits: menu\n", "小さい"),
    (8, "RIGHT", "    text: OK\n    index: 1\n    childOf:\n      traits: menu\n", "大きい"),
    (9, "RIGHT", "    text: O.\n    index: 2\n    childOf:\n      traits: menu\n", "短い"),
    (10, "RIGHT", "    id: letter-ok\n", "長い"),
  ])
  func `a button under a swipe has its identifier, or else what tells it apart`(
    _ index: Int,
    _ direction: String,
    _ name: String,
    _ end: String
  ) async throws {
    let session = try await RecordedSession(of: KnobApp.self)
    let letter = try session.stage.element(.id("letter"))
    try await session { session.stage.send(.swipeAction(index), to: letter.id) }
    let tap = "- tapOn:" + (name.hasPrefix("    ") ? "\n" : "") + name
    let swipe = "- swipe:\n    from:\n      id: letter\n    direction: \(direction)\n"
    #expect(session.steps == swipe + tap)
    try await session.expectPlays("- assertVisible: 手紙は\(end)\n")
  }

  @Test(arguments: [
    (1, "- setValue:\n    id: taste\n    value: 辛\n"),
    (
      2,
      "- tapOn:\n    id: taste\n- tapOn:\n    text: 甘\n    index: 1\n    childOf:\n      traits: menu\n"
    ),
  ])
  func `a choice whose title an earlier one has too is taken from the menu`(
    _ choice: Int,
    _ steps: String
  ) async throws {
    let session = try await RecordedSession(of: KnobApp.self)
    let picker = try session.stage.element(.id("taste"))
    try await session { session.stage.send(.value(.number(choice)), to: picker.id) }
    #expect(session.steps == steps)
    try await session.expectPlays("- assertValue: {path: taste, equals: \(choice)}\n")
  }

  @Test func `a row is carried to the place of another one`() async throws {
    let session = try await RecordedSession(of: MarketApp.self, ["scene": "home"])
    let stage = session.stage
    try await session { try stage.tap("saved-searches-edit") }
    try await session { try stage.drag("saved-search-3", onto: "saved-search-1") }
    #expect(
      session.steps == """
        - tapOn:
            id: saved-searches-edit
        - drag:
            from:
              id: saved-search-3
            to:
              id: saved-search-1

        """
    )
    try await session.expectEndsAlike()
  }

  @Test func `an element released beside everything is carried over a distance`() async throws {
    let session = try await RecordedSession(of: MarketApp.self, ["scene": "home"])
    let stage = session.stage
    try await session { try stage.tap("saved-searches-edit") }
    try await session {
      try stage.drag("saved-search-1", by: ScreenPoint(x: 0, y: 2000))
    }
    #expect(session.steps.hasSuffix("    by: 0,2000\n"))
    try await session.expectEndsAlike()
  }

  @Test func `a drag back to its start is no step, and a scroll under the finger is reported`()
    async throws
  {
    let session = try await RecordedSession(
      of: MarketApp.self,
      ["scene": "home", "savedSearches": "10000"]
    )
    let stage = session.stage
    try await session { try stage.tap("saved-searches-edit") }
    let before = session.recorder.text
    try await session { try stage.drag("saved-search-1", ScreenDrag(.began)) }
    try await session { try stage.drag("saved-search-1", ScreenDrag(.cancelled)) }
    #expect(session.recorder.text == before)
    try await session { try stage.drag("saved-search-1", ScreenDrag(.began)) }
    try await session { stage.scroll(by: ScreenPoint(x: 0, y: 100)) }
    try await session { try stage.drag("saved-search-1", ScreenDrag(.ended)) }
    #expect(session.recorder.gaps.count == 1)
    #expect(session.steps.contains("\n# Left out: drag on "))
  }

  @Test(arguments: [
    (
      "setValue: {id: volume, value: 2}",
      "takes a number from 0, its beginning, to 1, its end, not “2”."
    ),
    ("setValue: {id: day, value: tomorrow}", "takes a moment from 1970-01-01T00:00:00Z to"),
    ("setValue: {text: 一, value: 1}", "does nothing about a value."),
    ("performAction: {id: stars, action: 月}", "has no action “月”, only “星を付ける”."),
    ("performAction: {id: volume, action: 月}", "does nothing about an action."),
    ("drag: {from: {id: volume}, by: '0,10'}", "does nothing about being picked up."),
    ("drag: {from: 無い, to: 一, timeout: 0}", "Nothing on the screen is “無い”."),
  ])
  func `a step that an element refuses is reported`(_ step: String, _ words: String) async throws {
    let result = try await FlowStage.play("- launchApp\n- \(step)", on: KnobApp.self)
    #expect(result.failures.count == 1)
    #expect(result.failures.first?.message.contains(words) == true, "\(result.failures)")
  }

  @Test(arguments: [
    ("- setValue: a", "“setValue” needs “value”, and a text or an id of the control."),
    (
      "- performAction: {id: a}",
      "“performAction” needs “action”, and a text or an id of the element."
    ),
    ("- drag: {from: a}", "“drag” needs “from”, and either “to”, perhaps with “point”, or “by”."),
    ("- drag: {from: a, by: '0,1', point: '1,1'}", "“drag” needs “from”, and either “to”,"),
    ("- drag: {from: a, to: b, by: '0,1'}", "“drag” needs “from”, and either “to”,"),
  ])
  func `a step without what it needs is refused`(_ text: String, _ words: String) {
    let errors = FlowReader().read(Array(text.utf8), file: "f").1
    #expect(errors.count == 1 && errors[0].message.hasPrefix(words), "\(errors)")
  }
}
