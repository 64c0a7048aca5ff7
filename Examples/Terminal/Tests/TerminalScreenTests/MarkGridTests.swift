import MarketSimulation
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
    #expect(rows == [" ✓              ✓"])
    #expect(screen.press(.end))
    #expect(rows == [])
    #expect(screen.press(.home))
    #expect(rows == [" ✓              ✓"])
  }

  /// The lines with marks, without the sign of the focus.
  private var rows: [String] {
    screen.draw().text.split(separator: "\n").filter { $0.contains("✓") }
      .map { String($0.filter { $0 != ">" }) }
  }
}
