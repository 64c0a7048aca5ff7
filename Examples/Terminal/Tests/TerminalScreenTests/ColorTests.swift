import Scenes
import Testing

@testable import TerminalScreen

/// What a terminal is told of colours, and how wide it takes characters to be.
@Suite @MainActor
struct ColorTests {
  private func escapes(_ depth: ColorDepth, _ scheme: ScreenColorScheme) -> String {
    let screen = TerminalScreen(columns: 36, rows: 14)
    screen.window.environment.colorScheme = scheme
    screen.window.navigator.push(FormScene())
    return screen.draw().escapes(from: nil, depth: depth)
  }

  private func grey(_ level: Double) -> ScreenColor {
    ScreenColor(red: level / 255, green: level / 255, blue: level / 255)
  }

  @Test func `a text is black on white in the light scheme, and white on black in the dark one`() {
    #expect(escapes(.full, .light).contains("38;2;0;0;0;48;2;255;255;255m"))
    #expect(escapes(.full, .dark).contains("38;2;255;255;255;48;2;0;0;0m"))
  }

  @Test func `a terminal of few colours gets the nearest of them`() {
    #expect(escapes(.palette, .light).contains("38;5;16;48;5;231m"))
    #expect(CellColor(grey(128)).paletteIndex == 244)
    #expect(CellColor(ScreenColor(red: 1, green: 0, blue: 0)).paletteIndex == 196)
  }

  @Test func `a terminal without colours is told of none`() {
    let text = escapes(.none, .light)
    #expect(!text.contains("38;") && !text.contains("48;"))
    #expect(ColorDepth(environment: ["TERM": "xterm-256color", "NO_COLOR": "1"]) == .none)
  }

  @Test(arguments: [
    ("TERM=xterm-256color", ColorDepth.palette), ("TERM=xterm-256color COLORTERM=truecolor", .full),
    ("TERM=dumb COLORTERM=truecolor", .none), ("TERM=vt100", .none), ("", .none),
  ])
  func `a terminal says how many colours it has`(variables: String, depth: ColorDepth) {
    let pairs = variables.split(separator: " ").map { $0.split(separator: "=").map(String.init) }
    let environment = Dictionary(uniqueKeysWithValues: pairs.map { ($0[0], $0[1]) })
    #expect(ColorDepth(environment: environment) == depth)
  }

  @Test func `a colour that can be seen through is mixed with what is behind it`() {
    let black = ScreenColor(red: 0, green: 0, blue: 0, alpha: 0.5)
    let mixed = CellColor(black).over(CellColor(grey(255)))
    #expect(mixed == CellColor(grey(127)))
  }

  @Test(
    arguments: [
      ("a", 1), ("日", 2), ("é", 1), ("👩‍👩‍👧", 2), ("🇯🇵", 2), ("👍🏽", 2), ("\u{301}", 0), ("ｱ", 1),
    ] as [(Character, Int)]
  )
  func `a character takes the cells that a terminal gives it`(character: Character, cells: Int) {
    #expect(CellWidth.columns(of: character) == cells)
  }
}
