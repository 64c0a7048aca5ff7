import Scenes
import Testing

@testable import TerminalScreen

/// What lies in front keeps the focus, also from what is behind it and out of sight.
@Suite @MainActor
struct CoverTests {
  let scene = CoverScene()
  let screen = TerminalScreen(columns: 40, rows: 14)

  init() {
    screen.window.navigator.push(scene)
  }

  private func press(_ keys: Key...) {
    for key in keys { #expect(screen.press(key)) }
  }

  /// Where the focus lands, going around both ways.
  private func stops() -> Set<String> {
    var stops: Set<String> = []
    for key in Array(repeating: Key.tab, count: 70) + Array(repeating: .backTab, count: 70) {
      press(key)
      if let text = screen.focused?.element.text { stops.insert(text) }
      #expect(screen.refusal == nil)
    }
    return stops
  }

  /// What may have been done before something comes in front.
  nonisolated static let beginnings: [[Key]] = [
    [], [.tab], [.backTab], [.end], [.pageDown, .tab],
    [.wheel(.horizontal, isForward: true, column: 3, row: 1)],
  ]

  @Test(arguments: beginnings)
  func `the focus goes to what is scrolled out of sight`(keys: [Key]) {
    for key in keys { press(key) }
    #expect(stops().count == 60)
  }

  @Test(arguments: beginnings)
  func `the focus never lands behind an alert of the view`(keys: [Key]) {
    for key in keys { press(key) }
    scene.data.isAsking = true
    #expect(stops() == ["Yes", "No"])
    press(.enter)
    #expect(!scene.data.isAsking && scene.data.taps == 0)
  }

  @Test(arguments: beginnings, CoverScene.Edge.allCases)
  func `what covers a part hides nothing that scrolls out from behind it`(
    keys: [Key],
    edge: CoverScene.Edge
  ) {
    for key in keys { press(key) }
    scene.data.edge = edge
    let down = stops().filter { $0.hasPrefix("Down") }
    // What is at rest behind it, at the end of the list, can't be brought out.
    #expect(down.count >= 36, "\(down.sorted())")
  }

  @Test(arguments: beginnings)
  func `the focus never lands behind a question of the navigation`(keys: [Key]) {
    for key in keys { press(key) }
    let prompt = ScenePrompt(
      .alert,
      title: "Leave?",
      buttons: [.init("yes", "Yes"), .init("no", "No")]
    )
    screen.window.navigator.apply(.ask(prompt, id: "leave"))
    #expect(stops() == ["Yes", "No"])
  }

  @Test(arguments: beginnings)
  func `the focus never lands behind a sheet`(keys: [Key]) {
    for key in keys { press(key) }
    screen.window.navigator.registry.add(MarksRoute.self) { _, _ in LetterScene() }
    screen.window.navigator.apply(
      .present([AnySceneRoute(MarksRoute.letter)], as: .sheet, id: "letter")
    )
    #expect(stops() == ["Read"])
  }

  @Test(arguments: beginnings)
  func `the focus never lands behind a menu`(keys: [Key]) {
    for key in keys { press(key) }
    press(.backTab)
    while screen.focused?.element.text?.hasPrefix("Down") != true { press(.backTab) }
    press(.character("m"))
    let pinned = stops()
    #expect(pinned.count == 1 && pinned.first?.hasPrefix("Pin") == true)
  }
}
