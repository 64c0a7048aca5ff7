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

@MainActor
@Suite struct RecordedTypingTests {
  @Test func `a text that is typed and taken back before it is seen is one text`() async throws {
    let session = try await RecordedSession(of: FieldApp.self)
    let stage = session.stage
    try await session { try stage.tap("name") }
    try await session { try stage.type("アスパらか") }
    try await session { try stage.erase(2) }
    try await session { try stage.type("ラ") }
    try await session { try stage.press(.return) }
    #expect(
      session.steps == """
        - tapOn:
            id: name
        - inputText: アスパラ
        - pressKey: Enter

        """
    )
    try await session.expectPlays("- assertVisible: “アスパラ”\n- assertVisible: 送った\n")
  }

  @Test func `Japanese counts when it is converted`() async throws {
    let session = try await RecordedSession(of: FieldApp.self)
    let stage = session.stage
    try await session { try stage.tap("name") }
    for text in ["に", "にn", "にん", "人参"] {
      let field = try stage.element(.id("name"))
      try await session { stage.send(.text(text, isMarked: true), to: field.id) }
    }
    try await session { try stage.confirmMarkedText() }
    #expect(session.steps == "- tapOn:\n    id: name\n- inputText: 人参\n")
    try await session.expectPlays("- assertVisible: “人参”\n")
  }

  @Test func `the old text of a field is erased, and another field is tapped`() async throws {
    let session = try await RecordedSession(of: FieldApp.self)
    let stage = session.stage
    try await session { try stage.tap("name") }
    try await session { try stage.type("ab") }
    try await session { try stage.tap("note") }
    try await session { try stage.type("c") }
    try await session { try stage.tap("name") }
    try await session { try stage.erase(1) }
    try await session { try stage.type("\"${x}\"") }
    #expect(
      session.steps == """
        - tapOn:
            id: name
        - inputText: ab
        - tapOn:
            id: note
        - inputText: c
        - tapOn:
            id: name
        - eraseText: 1
        - inputText: "\\"\\\\${x}\\""

        """
    )
    let result = try await session.expectPlays()
    #expect(result.steps.count == 8)
  }

  @Test func `fingers that stay, menus, and a pull`() async throws {
    let session = try await RecordedSession(of: FieldApp.self)
    let stage = session.stage
    try await session { try stage.longPress("echo") }
    try await session { try stage.tap("選んで足す") }
    try await session { try stage.longPress("hold") }
    let rows = try stage.element(.id("rows"))
    try await session { stage.send(.refresh, to: rows.id) }
    #expect(
      session.steps == """
        - longPressOn:
            id: echo
        - tapOn: 選んで足す
        - longPressOn:
            id: hold
        - pullToRefresh

        """
    )
    try await session.expectPlays("- assertVisible: 押して 2\n")
  }

  @Test func `an entry that a front-end chooses by itself is chosen in the menu`() async throws {
    let session = try await RecordedSession(of: FieldApp.self)
    let echo = try session.stage.element(.id("echo"))
    try await session { session.stage.send(.menuItem(0), to: echo.id) }
    #expect(session.steps == "- longPressOn:\n    id: echo\n- tapOn: 選んで足す\n")
    try await session.expectPlays("- assertVisible: 押して 1\n")
  }
}
