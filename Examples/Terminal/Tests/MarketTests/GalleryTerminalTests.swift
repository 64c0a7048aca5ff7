import Foundation
import Testing

/// A person's hand on the gallery, in a terminal of its own: what the screen itself knows nothing of is drawn
/// at once all the same.
@Suite struct GalleryTerminalTests {
  private let terminal: PseudoTerminal

  init() throws {
    terminal = try PseudoTerminal("gallery", [])
    try terminal.wait(for: "Nothing yet")
  }

  /// Goes to a tab by its title, from the last control of the screen.
  private func open(_ tab: String, stepsBack: Int) throws {
    terminal.press(String(repeating: "\u{1B}[Z", count: stepsBack) + "\r")
    try terminal.wait(for: tab)
  }

  @Test func `a caret that moves is drawn, and cuts behind it`() throws {
    try open("The end", stepsBack: 3)
    terminal.press("\t\t\tabc")
    try terminal.wait(for: "abc_")
    terminal.press("\u{1B}[D\u{1B}[D")
    // The terminal's own cursor waits at the caret, for what an input method composes.
    try terminal.wait("the caret") { $0.text.contains("a_bc") && $0.textAtCursor == "_" }
    terminal.press("\u{1B}[3~")
    try terminal.wait(for: "a_c")
    terminal.press("q\r")
    try terminal.wait(for: "Hello, aqc")
    terminal.press("\u{3}")
    #expect(terminal.end() == (0, 0))
  }

  @Test func `a list of actions is drawn when it opens, moves and closes`() throws {
    try open("Grids and lists", stepsBack: 2)
    terminal.press("\u{1B}[Z\u{1B}[Z\u{1B}[Z\u{1B}[Z")
    try terminal.wait("the focus on a row") { $0.text.contains(#/Row \d+ +</#) }
    terminal.press("a")
    try terminal.wait(for: "│> Pin")
    let before = terminal.received
    terminal.press("\u{1B}[B")
    try terminal.wait(for: "│> Delete      ✕ │")
    #expect(terminal.received - before < 400)
    terminal.press("\u{1B}")
    try terminal.wait("no list") { !$0.text.contains("Read aloud") }
    terminal.press("q")
    #expect(terminal.end() == (0, 0))
  }
}
