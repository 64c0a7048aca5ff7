import Observation2
import Scenes
import Testing

@testable import TerminalScreen

/// Menus and questions with more lines than the terminal has: keys reach all of them.
@Suite @MainActor
struct TallPanelTests {
  final class DataSource: ObservedModel {
    @Observed var chosen = -1
  }

  struct Choices: SceneView {
    let data: DataSource

    var body: [ScreenElement] {
      picker(
        "Row",
        choosing: data.chosen,
        among: Array(0..<40),
        title: { "Entry \($0)" },
        onChange: { data.chosen = $0 }
      )
    }
  }

  final class Host: SceneHost {
    let data = DataSource()
    var view: Choices { Choices(data: data) }
  }

  private let host = Host()
  private let screen = TerminalScreen(columns: 40, rows: 24)

  init() {
    screen.window.navigator.push(host)
  }

  private func press(_ keys: Key...) {
    for key in keys { #expect(screen.press(key)) }
  }

  private func ask(_ lines: Int, _ buttons: Int) {
    let words = (1...lines).map { "Line \($0)" }.joined(separator: "\n")
    let prompt = ScenePrompt(
      .alert,
      title: "Leave?",
      message: words,
      buttons: (0..<buttons).map { ScenePromptButton("b\($0)", "Button \($0)") }
    )
    screen.window.navigator.apply(.ask(prompt, id: "leave"))
  }

  @Test func `every entry of a long menu comes into sight with the focus, and can be chosen`() {
    press(.tab, .enter)
    for number in [0, 1, 38, 39] {
      while screen.focused?.element.text != "Entry \(number)" { press(.tab) }
      #expect(screen.draw().text.contains("[>Entry \(number) "))
    }
    press(.enter)
    #expect(host.data.chosen == 39)
    press(.enter)
    #expect(screen.draw().text.contains("Entry 39"))
    press(.home)
    #expect(screen.draw().text.contains("Entry 0 "))
    press(.end)
    #expect(!screen.draw().text.contains("Entry 0 "))
    press(.backTab, .backTab)
    #expect(screen.refusal == nil)
  }

  @Test func `a long message is read by the keys that scroll, above its buttons`() {
    ask(60, 2)
    press(.tab, .tab)
    #expect(screen.draw().text.contains("[>Button 1"))
    #expect(!screen.draw().text.contains("Line 60"))
    press(.end)
    #expect(screen.draw().text.contains("Line 60"))
    #expect(screen.draw().text.contains("[>Button 1"))
    press(.home)
    #expect(screen.draw().text.contains("Leave?"))
    press(.enter)
    #expect(screen.window.navigator.navigation.presentations.isEmpty)
  }

  @Test(arguments: [24, 10, 5])
  func `each of many buttons comes into sight with the focus`(rows: Int) {
    screen.resize(columns: 40, rows: rows)
    ask(60, 20)
    for number in [19, 0, 10] {
      while screen.focused?.element.text != "Button \(number)" { press(.backTab) }
      #expect(screen.draw().text.contains("Button \(number)"), "\(screen.draw().text)")
    }
    press(.enter)
    #expect(screen.window.navigator.navigation.presentations.isEmpty)
  }

  @Test func `a long message above many buttons is read by keys alone`() {
    ask(60, 20)
    press(.tab)
    #expect(!screen.draw().text.contains("Line 60"))
    press(.end)
    #expect(screen.draw().text.contains("Button 19"))
    press(.end)
    #expect(screen.draw().text.contains("Line 60"))
    #expect(screen.draw().text.contains("Button 19"))
    press(.home)
    #expect(screen.draw().text.contains("Button 0"))
    press(.home)
    #expect(screen.draw().text.contains("Leave?"))
    for _ in 0..<30 { press(.pageDown) }
    #expect(screen.draw().text.contains("Line 60"))
    for _ in 0..<30 { press(.pageUp) }
    #expect(screen.draw().text.contains("Leave?"))
    #expect(screen.refusal == nil)
  }
}
