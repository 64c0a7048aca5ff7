import Market
import Observation2
import Scenes
import TerminalScreen
import Testing

/// The grid of marks, by keys alone.
@Suite @MainActor
struct MarkGridTests {
  let app: MarketApp
  let screen = TerminalScreen(columns: 40, rows: 12)

  init() throws {
    app = MarketApp(clock: VirtualTime(), seed: 1)
    try app.launch(["scene": "mark-grid"], in: screen.window.navigator)
  }

  @Test func `marks are drawn on their cells, and stay there`() {
    for key in [Key.tab, .enter, .tab, .tab, .enter] { #expect(screen.press(key)) }
    let marked = screen.draw().text
    print("[\(marked)]")
    #expect(marked.filter { $0 == "✓" }.count == 2)
    #expect(screen.press(.end))
    #expect(!screen.draw().text.contains("✓"))
    #expect(screen.press(.home))
    #expect(screen.draw().text == marked)
  }
}
