import Scenes
import TerminalScreen
import Testing

@Suite @MainActor
struct TerminalScreenTests {
  let form = FormScene()
  let screen = TerminalScreen(columns: 36, rows: 14)

  init() {
    screen.window.navigator.push(form)
  }

  @Test func `every control is drawn where the layout has it`() {
    form.data.isLoud = true
    let text = """
       Form

       [ Name                           ]

       Loud                           [x]

       [ Less ] 1 [ More ]

       [ Nothing                        ]
       ~ Waiting
       ┌────────────────────────────────┐
       │ Leave                          │
       └────────────────────────────────┘
      """
    #expect(screen.draw().text == text)
  }

  @Test func `Tab goes through what can be tapped or typed into and around`() {
    var stops: [String] = []
    for _ in 0..<6 {
      press(.tab)
      stops.append(pointed)
    }
    let stop = """
       [>_                              ]
      >Loud                           [ ]
       [>Less ] 1 [ More ]
       [ Less ] 1 [>More ]
       │>Leave                          │
       [>_                              ]
      """
    #expect(stops == stop.split(separator: "\n").map(String.init))
  }

  @Test func `a field takes what is typed, and no more than the scene takes`() {
    press(.tab)
    for character in "qb 日本" { press(.character(character)) }
    #expect(form.data.name == "qb 日")
    #expect(pointed == " [>qb 日_                         ]")
    press(.backspace)
    #expect(form.data.name == "qb ")
    #expect(pointed == " [>qb _                           ]")
  }

  @Test func `a field that asks for the focus gets it`() {
    form.data.wantsName = true
    _ = screen.draw()
    press(.character("a"))
    #expect(form.data.name == "a")
    #expect(!form.data.wantsName)
  }

  @Test func `plus and minus step as far as the buttons of the stepper do`() {
    for _ in 0..<3 { press(.tab) }
    for _ in 0..<3 { press(.character("+")) }
    #expect(form.data.cups == 2)
    #expect(screen.refusal != nil)
    press(.character("-"))
    #expect(form.data.cups == 1)
    #expect(screen.refusal == nil)
  }

  @Test func `an alert hides what is behind it, keeps the focus, and goes at Escape`() {
    press(.backTab)
    press(.enter)
    press(.tab)
    let text = """
      ┌──────────────────────────────────┐
      │  Leave?                          │
      │                                  │
      │  [>Yes                        ]  │
      │                                  │
      └──────────────────────────────────┘
      """
    #expect(screen.draw().text.trimmingPrefix(while: \.isNewline) == text)
    press(.escape)
    #expect(!form.data.isAsking)
  }

  @Test func `another size is laid out anew`() {
    screen.resize(columns: 20, rows: 5)
    let text = """
       Form

       [ Name           ]

       Loud           [ ]
      """
    #expect(screen.draw().text == text)
  }

  private func press(_ key: Key) {
    #expect(screen.press(key))
  }

  /// The line to which the focus points.
  private var pointed: String {
    let line = screen.draw().text.split(separator: "\n").first { $0.contains(">") }
    return line.map(String.init) ?? ""
  }
}
