import Scenes
import TerminalScreen
import Testing

@Suite @MainActor
struct CellMeasurerTests {
  @Test(arguments: [
    ("", 10, 0, 1),
    ("abc", 10, 3, 1),
    ("日本語", 10, 6, 1),
    ("a\nbcd", 10, 3, 2),
    ("ab cde f", 5, 5, 2),
    ("abcdefg", 3, 3, 3),
    ("ab日本", 4, 4, 2),
    ("日本", 3, 2, 2),
    ("日", 1, 1, 1),
    ("👍🏽é", 10, 3, 1),
  ]) func `a text is as large as its cells`(text: String, limit: Int, columns: Int, rows: Int) {
    let cell = CellMeasurer.cell
    let size = CellMeasurer()
      .size(of: text, font: ScreenFont(size: 17, lineHeight: 22), width: Double(limit) * cell.width)
    #expect(size.width == Double(columns) * cell.width)
    #expect(size.height == Double(rows) * cell.height)
  }
}
