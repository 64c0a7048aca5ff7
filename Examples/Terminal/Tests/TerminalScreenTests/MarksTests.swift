import Scenes
import TerminalScreen
import Testing

/// What colours say is seen without them, nothing hides an edge, and all of it is mirrored where lines
/// begin on the right.
@Suite @MainActor
struct MarksTests {
  let screen = TerminalScreen(columns: 30, rows: 24)

  init() {
    screen.window.navigator.push(MarksScene())
  }

  private var lines: [String] { screen.draw().text.split(separator: "\n").map(String.init) }

  private func lines(_ keys: Key...) -> [String] {
    for key in keys { #expect(screen.press(key)) }
    return lines
  }

  @Test func `buttons, badges and bars are told apart without colours`() {
    let expected = """

      [ Buy                       ◆]

      [ Delete                    ✕]
      See the terms first
      ┌───────────────────────────3┐
      │ Inbox                      │
      └────────────────────────────┘

      Loud                       [x]

        More                      ▸

       ━━━━━━━●────────────────────
      ████████░░░░░░░░░░░░░░░░░░░░░░
      Help
      """
    #expect(screen.draw().text == expected)
  }

  @Test func `all is mirrored where lines begin on the right`() {
    screen.window.environment.layoutDirection = .rightToLeft
    let expected = """

      [◆                       Buy ]

      [✕                    Delete ]
                 See the terms first
      ┌3───────────────────────────┐
      │                      Inbox │
      └────────────────────────────┘

      [x]                       Loud

       ◂                      More

       ────────────────────●━━━━━━━
      ░░░░░░░░░░░░░░░░░░░░░░████████
                                Help
      """
    #expect(screen.draw().text == expected)
  }

  @Test func `the focus points at the words of a link, and hides none`() {
    #expect(lines(.tab, .tab, .tab).contains("See>the terms first"))
    #expect(lines(.backTab, .backTab, .backTab).contains("Help<"))
  }

  @Test func `an arrow leads the way that it points where lines begin on the right`() {
    screen.window.environment.layoutDirection = .rightToLeft
    #expect(lines(.left)[0] == "[◆                       Buy<]")
    #expect(lines(.left)[1] == "[✕                    Delete<]")
    #expect(lines(.right)[0] == "[◆                       Buy<]")
  }

  @Test func `a sheet has an upper edge where nothing stands on it`() {
    screen.window.navigator.registry.add(MarksRoute.self) { _, _ in LetterScene() }
    screen.window.navigator.apply(
      .present([AnySceneRoute(MarksRoute.letter)], as: .sheet, id: "letter")
    )
    #expect(lines.first == "A letter─────────────────────┐")
    #expect(lines(.tab).last == "[>Read                       ]")
  }

  @Test func `a question has a frame, as far as there is room for it`() {
    let prompt = ScenePrompt(.alert, title: "Leave?", buttons: [.init("yes", "Yes")])
    screen.window.navigator.apply(.ask(prompt, id: "leave"))
    let line = String(repeating: "─", count: 30)
    #expect(lines == [line, "Leave?", "[ Yes                        ]", line])
    screen.resize(columns: 40, rows: 24)
    #expect(lines[1] == "  │  Leave?                          │")
  }
}
