import Scenes
import TerminalScreen
import Testing

/// A person sees what is chosen on a wheel, which has more choices than it has room for.
@Suite @MainActor
struct WheelTests {
  let scene = WheelScene()
  let screen = TerminalScreen(columns: 16, rows: 16)

  init() {
    screen.window.navigator.push(scene)
  }

  private func lines(_ keys: Key...) -> [String] {
    for key in keys { #expect(screen.press(key)) }
    return screen.draw().text.split(separator: "\n").map(String.init)
  }

  @Test func `a wheel is seen turned to its choice, with what is around it`() {
    let expected = """
      Alarm at 15
                     ▲
      [ 13 h         ]

      [ 14 h         ]

      [ 15 h        ✓]

      [ 16 h         ]

      [ 17 h         ▼

      [ Set          ]
      """
    #expect(screen.draw().text == expected)
    scene.data.hour = 3
    #expect(lines()[3...4] == ["[ 2 h          ]", "[ 3 h         ✓]"])
    // The ends have nothing beyond them.
    scene.data.hour = 0
    #expect(lines()[1] == "[ 0 h         ✓]")
  }

  @Test func `the focus and the wheel follow plus and minus`() {
    #expect(lines(.tab)[1] == "[>0 h          ]")
    #expect(lines(.character("+")).contains("[>16 h        ✓]"))
    #expect(lines(.character("-"), .character("-")).contains("[>14 h        ✓]"))
    #expect(lines(.down, .enter).contains("[>15 h        ✓]"))
    #expect(scene.data.hour == 15)
  }

  @Test func `a wheel that is turned away stays there until something else is chosen`() {
    #expect(lines(.home)[1] == "[ 0 h          ]")
    scene.data.title = "Wake at"
    #expect(lines()[..<2] == ["Wake at 15", "[ 0 h          ]"])
    scene.data.hour = 16
    #expect(lines().contains("[ 16 h        ✓]"))
  }
}
