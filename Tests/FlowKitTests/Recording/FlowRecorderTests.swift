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
@Suite struct FlowRecorderTests {
  @Test func `a file begins with the app, and launches it as it was launched`() async throws {
    let session = try await RecordedSession(of: TinyApp.self, ["scene": "first"])
    let recorder = FlowRecorder(
      of: session.stage,
      appId: "com.example.tiny",
      name: "数える: 二回",
      arguments: ["scene": "first"]
    )
    #expect(
      recorder.text == """
        appId: com.example.tiny
        name: "数える: 二回"
        ---
        - launchApp:
            clearState: true
            arguments:
              scene: first

        """
    )
  }

  @Test func `the button of a row is named by its row, and an order is placed`() async throws {
    let session = try await RecordedSession(of: MarketApp.self, ["scene": "cart"])
    let stage = session.stage
    try await session {
      try stage.tap(.text("増やす").and(.is(.childOf, .id("cart-quantity-102"))))
    }
    try await session { try stage.change(.id("cart-quantity-101"), to: .number(4)) }
    try await session { try stage.tap("order-button") }
    #expect(
      session.steps == """
        - tapOn:
            text: 増やす
            childOf:
              id: cart-quantity-102
        - tapOn:
            text: 増やす
            childOf:
              id: cart-quantity-101
            repeat: 2
        - tapOn:
            id: order-button

        """
    )
    try await session.expectPlays("- assertVisible: 注文が完了しました\n")
  }

  @Test func `a screen that has become another one is recognized by a landmark`() async throws {
    let session = try await RecordedSession(of: MarketApp.self, assertsScreens: true)
    let stage = session.stage
    try await session { try stage.tap("tab-kaimono") }
    try await session { try stage.tap("kaimono-cart") }
    try await session { stage.back() }
    let steps = session.steps
    #expect(steps.hasPrefix("- tapOn:\n    id: tab-kaimono\n- assertVisible:"))
    #expect(
      steps.contains(
        "- tapOn:\n    id: kaimono-cart\n- assertVisible:\n    id: cart-title\n- back\n"
      )
    )
    try await session.expectPlays()
  }

  @Test func `a refused action is no step, nor is an action after the end`()
    async throws
  {
    let session = try await RecordedSession(of: MarketApp.self, ["scene": "cart", "cart": "empty"])
    let before = session.recorder.text
    let button = try? session.stage.element(.id("order-button"))
    if let button { session.stage.send(.tap, to: button.id) }
    session.stage.send(.longPress, to: session.stage.frames.elements[0].id)
    #expect(session.recorder.text == before)
    session.recorder.stop()
    session.stage.back()
    #expect(session.recorder.text == before)
  }

  @Test func `a scroll becomes drags and the search for what is touched after it`() async throws {
    let session = try await RecordedSession(
      of: MarketApp.self,
      ["scene": "cart", "cart": "rows 40"]
    )
    let stage = session.stage
    let button = ScreenQuery.text("増やす").and(.is(.childOf, .id("cart-quantity-1030")))
    for _ in 0..<40 where (try? stage.element(button)) == nil {
      try await session { stage.scroll(by: ScreenPoint(x: 0, y: 300)) }
    }
    try stage.scroll(to: .id("cart-quantity-1030"))
    try await session { try stage.tap(button) }
    try await session { try stage.tap(button) }
    #expect(
      session.steps == """
        - swipe:
            start: 195,502
            end: 195,202
        - swipe:
            start: 195,502
            end: 195,202
        - swipe:
            start: 195,502
            end: 195,202
        - swipe:
            start: 195,524
            end: 195,180
        - scrollUntilVisible:
            element:
              text: 増やす
              childOf:
                id: cart-quantity-1030
        - tapOn:
            text: 増やす
            childOf:
              id: cart-quantity-1030
        - tapOn:
            text: 増やす
            childOf:
              id: cart-quantity-1030

        """
    )
    try await session.expectPlays()
  }

  @Test func `a swipe uncovers buttons, by a finger or by a front-end of its own`() async throws {
    let session = try await RecordedSession(of: MarketApp.self, ["scene": "home"])
    let stage = session.stage
    try await session { try stage.swipe(.left, on: .id("saved-search-3")) }
    try await session { try stage.tap("削除") }
    try await session { try stage.swipeAction("削除", on: .id("saved-search-2")) }
    #expect(
      session.steps == """
        - swipe:
            from:
              id: saved-search-3
            direction: LEFT
        - tapOn: 削除
        - swipe:
            from:
              id: saved-search-2
            direction: LEFT
        - tapOn: 削除

        """
    )
    try await session.expectPlays("- assertNotVisible: { id: saved-search-2 }\n")
  }

  @Test func `links, rotation, darkness and a moment that matters`() async throws {
    let session = try await RecordedSession(of: MarketApp.self, ["scene": "cart"])
    let stage = session.stage
    session.recorder.willOpen("market://pickup-place")
    try await session {
      try stage.perform { _ = try stage.navigator.open("market://pickup-place") }
    }
    try await session {
      stage.environment.containerSize = ScreenSize(width: 844, height: 390)
      stage.environment.colorScheme = .dark
    }
    let choice = try stage.element(.id("choice-2"))
    #expect(session.recorder.assertVisible(choice.id))
    try await session { try stage.tap("choice-2") }
    #expect(
      session.steps == """
        - openLink: "market://pickup-place"
        - setOrientation: LANDSCAPE_LEFT
        - setDarkMode: enabled
        - assertVisible:
            id: choice-2
        - tapOn:
            id: choice-2

        """
    )
    try await session.expectPlays("- assertDarkMode\n")
  }

  @Test func `rows in another order are found again`() async throws {
    let session = try await RecordedSession(of: KnobApp.self)
    let name = try session.stage.element("二").frame
    let buttons = session.stage.frames.matches(.text("消す"))
    let button = try #require(buttons.first { $0.frame.y < name.maxY && $0.frame.maxY > name.y })
    try await session { session.stage.tap(at: button.frame.center) }
    #expect(session.steps == "- tapOn:\n    text: 消す\n    rightOf: 二\n")
    let turned = session.recorder.text.replacing(
      "clearState: true\n",
      with: "clearState: true\n    arguments:\n      order: turned\n"
    )
    let checks = "- assertNotVisible: 二\n- assertVisible: 一\n- assertVisible: 三\n"
    let result = try await FlowStage.play(turned + checks, on: KnobApp.self)
    #expect(result.isPassed, "\(result.failures)")
    try await session.expectPlays(checks)
  }
}
