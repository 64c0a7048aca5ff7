import Scenes
import Testing

@testable import TerminalScreen

/// What a finger does by a swipe or two taps, and assistive technology by its own means, a person does by keys.
@Suite @MainActor
struct ActionsTests {
  let scene = LettersScene()
  let screen = TerminalScreen(columns: 30, rows: 12)

  init() {
    screen.window.navigator.push(scene)
    press(.tab, .tab, .tab)
  }

  private func press(_ keys: Key...) {
    for key in keys { #expect(screen.press(key)) }
  }

  private var text: String { screen.draw().text }

  @Test func `a list of what can be done is opened, and something chosen from it`() {
    press(.character("a"))
    let expected = """

      [ abc                        ]

      [ one ┌────────────────┐     ]
        two │> Archive       │
      Ann<  │  Delete      ✕ │
      Bob   │  Read aloud    │
            └────────────────┘
      """
    #expect(text == expected)
    press(.down, .down, .enter)
    #expect(scene.data.last == "Read Ann")
    #expect(!text.contains("Archive"))
    press(.character("a"), .enter)
    #expect(scene.data.last == "Archived Ann")
  }

  @Test func `what takes something away is marked, and what it is about may be gone then`() {
    press(.character("a"), .down)
    #expect(text.contains("│> Delete      ✕ │"))
    press(.enter)
    #expect(scene.data.letters == ["Bob"])
    #expect(text.contains("Bob") && !text.contains("Ann"))
  }

  @Test func `a list is left by Escape, goes around, and a click chooses or closes`() throws {
    press(.character("a"), .escape)
    #expect(!text.contains("Archive"))
    press(.character("a"), .up, .enter)
    #expect(scene.data.last == "Read Ann")
    press(.character("a"))
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let row = try #require(lines.firstIndex { $0.contains("Archive") })
    press(.click(column: 15, row: row))
    #expect(scene.data.last == "Archived Ann")
    press(.character("a"), .click(column: 0, row: 0))
    #expect(!text.contains("Archive"))
  }

  @Test
  func
    `the wheel and page keys move in a list that is higher than the terminal, as far as it goes`()
  {
    screen.resize(columns: 30, rows: 4)
    let wheel = { Key.wheel(.vertical, isForward: $0, column: 1, row: 1) }
    press(.character("a"), wheel(true))
    #expect(text.contains("│> Delete"))
    press(wheel(true), wheel(true), wheel(true))
    #expect(text.contains("│> Read aloud") && !text.contains("Archive"))
    press(.pageUp)
    #expect(text.contains("│> Archive"))
    press(.pageUp, wheel(false), .pageDown, .pageDown, .enter)
    #expect(scene.data.last == "Read Ann")
  }

  @Test func `a list closes when what it is about goes`() {
    press(.character("a"))
    scene.data.letters = ["Bob"]
    #expect(!text.contains("Archive"))
  }

  @Test func `two taps are a key, and where nothing can be done the key is refused`() {
    press(.character("d"))
    #expect(scene.data.last == "Opened Ann")
    press(.tab, .character("d"))
    #expect(scene.data.last == "Opened Bob")
    press(.tab, .escape, .character("a"))
    #expect(screen.refusal == nil)
  }

  @Test func `only the rows behind a list are painted when it moves`() {
    press(.character("a"))
    _ = screen.draw()
    press(.down)
    #expect(text.contains("│> Delete"))
    #expect(screen.rowsPainted == 5)
  }
}
