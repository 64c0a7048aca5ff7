import Observation2
import Scenes
import TerminalScreen
import Testing

/// A person sees what each control is, and can do with keys and mouse what it is for.
@Suite @MainActor
struct ControlDrawingTests {
  let scene = ControlsScene()
  let screen = TerminalScreen(columns: 44, rows: 34)

  init() {
    screen.window.navigator.push(scene)
  }

  private var text: String { screen.draw().text }

  private func press(_ keys: Key...) {
    for key in keys { #expect(screen.press(key)) }
  }

  /// Moves the focus until the line that it points at has some words.
  private func focus(on words: String) throws {
    for _ in 0..<30 {
      press(.tab)
      let line = text.split(separator: "\n").first { $0.contains(">") }
      if line?.contains(words) == true { return }
    }
    Issue.record("The focus does not come to \(words):\n\(text)")
  }

  @Test func `every control is drawn as what it is`() {
    let expected = """
      bold and link

      [ Menu                                    ▾]

      [ Size                               Small▾]

      [ Day         ][ Week      ✓][ Month       ]

       ━━━━━━━━━━━━━━━━━━━━━●────────────────────
      ██████████████████████░░░░░░░░░░░░░░░░░░░░░░
      ~ Loading
      [ Earlier ] day 1 [ Later ]

      [ •••                                      ]

      [⌕Search                                   ]

      [ first line                               ]
        second line

        Details                                 ▸

        Read on
      """
    #expect(text == expected)
  }

  @Test func `a slider is moved by arrows, by plus and minus, and by a click on its bar`() throws {
    try focus(on: "●")
    press(.right)
    #expect(scene.data.volume == 60)
    press(.left, .character("-"))
    #expect(scene.data.volume == 40)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let row = try #require(lines.firstIndex { $0.contains("●") })
    press(.click(column: 41, row: row))
    #expect(scene.data.volume == 100)
    press(.click(column: 2, row: row))
    #expect(scene.data.volume == 0)
    press(.character("-"))
    #expect(screen.refusal != nil)
  }

  @Test func `segments, days and menus are chosen by keys`() throws {
    try focus(on: "Week")
    press(.character("+"))
    #expect(scene.data.period == "Month")
    try focus(on: "Later")
    press(.character("+"))
    #expect(scene.data.day == .seconds(2 * 86_400))
    try focus(on: "Menu")
    press(.enter)
    #expect(text.contains("Copy"))
    try focus(on: "Copy")
    press(.enter)
    #expect(scene.data.chosen == "Copy")
  }

  @Test func `a menu of the context is opened by a key, and content is asked for anew`() throws {
    try focus(on: "Details")
    press(.character("m"))
    try focus(on: "Pin")
    press(.enter)
    #expect(scene.data.chosen == "Pin")
    press(.character("r"))
    #expect(scene.data.refreshes == 1)
  }

  @Test func `what can be unfolded says whether it is`() throws {
    #expect(text.contains("▸"))
    try focus(on: "Details")
    press(.enter)
    #expect(text.contains("▾") && text.contains("more"))
  }

  @Test func `a secret is never drawn`() throws {
    #expect(!text.contains("abc"))
    try focus(on: "•••")
    press(.character("d"))
    #expect(scene.data.secret == "abcd")
    #expect(text.contains("••••_"))
  }

  @Test(arguments: [(0, 0), (0.001, 1), (0.5, 22), (0.999, 43), (1, 44)])
  func `a bar is empty only before, and full only after all of it`(done: Double, cells: Int) {
    scene.data.done = done
    #expect(text.count { $0 == "█" } == cells)
  }
}
