import Foundation
import Testing

/// What nothing can be drawn on is refused in words, and one without colours is drawn on without them.
@Suite struct RefusedTerminalTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("market-\(UUID().uuidString)").path

  /// A terminal that calls itself something, and the words with which it is refused.
  nonisolated static let names: [([String], String)] = [
    (["TERM=dumb"], "Nothing can be drawn on a terminal that says TERM=dumb: set it to"),
    ([], "TERM is not set, so that it is not known what can be drawn"),
    (["TERM="], "TERM is not set, so that it is not known what can be drawn"),
  ]

  @Test(arguments: names.indices, ["market", "gallery"])
  func `a terminal on which nothing can be drawn gets words and no escape`(
    index: Int,
    name: String
  ) throws {
    let (environment, words) = Self.names[index]
    let arguments = name == "market" ? ["--fresh", "--state", folder] : []
    let terminal = try PseudoTerminal(name, arguments, environment: environment)
    #expect(terminal.end() == (0, 1))
    #expect(terminal.screen.text.hasPrefix(words))
    #expect(!terminal.screen.hasEscapes)
    #expect(!FileManager.default.fileExists(atPath: folder))
  }

  @Test(arguments: ["market", "gallery"])
  func `an output or an input that is no terminal is said`(name: String) throws {
    let arguments = name == "market" ? ["--state", folder] : []
    let output = try PseudoTerminal(name, arguments, by: #"exec "$@" >/dev/null"#)
    #expect(output.end() == (0, 1))
    #expect(output.screen.text.hasPrefix("Standard output is no terminal: start this in one"))
    let input = try PseudoTerminal(name, arguments, by: #"exec "$@" </dev/null"#)
    #expect(input.end() == (0, 1))
    #expect(input.screen.text.hasPrefix("Standard input is no terminal: start this in one"))
    #expect(!input.screen.hasEscapes)
  }

  @Test func `who wants no colours gets none, and sees the focus`() throws {
    for (variables, isColored) in [([], true), (["NO_COLOR=1"], false)] {
      let terminal = try PseudoTerminal(
        "gallery",
        [],
        environment: ["TERM=xterm-256color"] + variables
      )
      try terminal.wait(for: "Nothing yet")
      terminal.press("\t\t")
      try terminal.wait("the focus") {
        $0.text.contains("[>Plain") && $0.invertedText.contains("[>Plain")
      }
      #expect(terminal.screen.hasColors == isColored)
      terminal.press("q")
      #expect(terminal.end() == (0, 0))
    }
  }

  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")),
    arguments: ["market", "gallery"]
  )
  func `a script whose screen can't be printed fails`(name: String) throws {
    let terminal = try PseudoTerminal(name, ["--keys", "tab"], by: #"exec "$@" >/dev/full"#)
    #expect(terminal.end() == (0, 1))
    #expect(terminal.screen.text.hasPrefix("Standard output takes nothing"))
  }
}
