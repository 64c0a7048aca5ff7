import Foundation
import StorePersistence
import Testing

/// A terminal, a shell and a disk that do what they seldom do.
@Suite struct HostileTerminalTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("market-\(UUID().uuidString)").path

  private func market(
    _ arguments: String...,
    by script: String? = nil,
    waits: Bool = true
  ) throws
    -> PseudoTerminal
  {
    let terminal = try PseudoTerminal(
      "market",
      ["--state", folder] + arguments,
      by: script,
      waits: waits
    )
    try terminal.wait(for: "かいもの")
    return terminal
  }

  private func removeFolder() {
    try? FileManager.default.removeItem(atPath: folder)
  }

  @Test func `a key that stops the program stops the script that waits for it`() throws {
    defer { removeFolder() }
    let terminal = try market(by: #""$@"; echo "The end""#)
    terminal.press("\u{1A}")
    try terminal.waitForStop()
    try terminal.wait("usual screen") { !$0.isAlternate }
    terminal.expectGivenBack()
    terminal.signalGroup(SIGCONT)
    try terminal.wait("screen of its own") { $0.isAlternate && $0.text.contains("かいもの") }
    terminal.press("q")
    #expect(terminal.end() == (0, 0))
    #expect(terminal.screen.text.contains("The end"))
  }

  @Test func `what is to be drawn when the program is stopped is not drawn on the shell's screen`()
    throws
  {
    defer { removeFolder() }
    let terminal = try market("--scene", "home")
    terminal.press("\t\u{1A}")
    try terminal.waitForStop()
    terminal.signal(SIGCONT)
    try terminal.wait("the focus") { $0.isAlternate && $0.text.contains(">") }
    terminal.press("q")
    #expect(terminal.end() == (0, 0))
    #expect(!terminal.screen.text.contains { !$0.isNewline })
  }

  @Test func `a terminal that has had another size for a moment is drawn anew`() throws {
    defer { removeFolder() }
    let terminal = try market()
    // It has lost everything, and has the same size again when the program looks.
    terminal.resize(columns: 80, rows: 24)
    terminal.signal(SIGWINCH)
    try terminal.wait(for: "かいもの")
    terminal.press("q")
    #expect(terminal.end() == (0, 0))
  }

  @Test func `an escape that comes with other keys is one, once nothing follows`() throws {
    defer { removeFolder() }
    let terminal = try market("--scene", "cart")
    try terminal.wait(for: "にんじん")
    terminal.press("\t\u{1B}")
    try terminal.wait(for: "しぶや旬の市")
    terminal.press("q")
    #expect(terminal.end() == (0, 0))
  }

  @Test func `a terminal that lets nobody wait gets all that is drawn`() throws {
    defer { removeFolder() }
    let terminal = try market("--scene", "home", waits: false)
    // More than it holds, while nobody reads; the focus goes round ten buttons and the tabs, so often that it is at
    // the first button again with three of them as with four.
    for _ in 0..<183 { terminal.press("\t\t\u{1B}[Z") }
    try terminal.wait("the focus") {
      $0.text.split(separator: "\n").contains { $0.contains(">") && $0.contains("えらぶ") }
    }
    terminal.press("q")
    #expect(terminal.end() == (0, 0))
    terminal.expectGivenBack()
  }

  @Test func `a place that this version does not know leads to the first screen`() throws {
    defer { removeFolder() }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let place = try StateFile<String>(path: folder + "/place") { _ in }
    #expect(place.save(#"{"version":99}"#))
    _ = consume place
    let terminal = try market()
    terminal.press("q")
    #expect(terminal.end() == (0, 0))
  }

  @Test func `a folder that refuses every time is told once`() throws {
    defer { removeFolder() }
    let terminal = try market()
    try terminal.wait(for: "にんじんしりしり")
    // The first place has been kept when a key is answered.
    terminal.press("\t")
    try terminal.wait(for: ">")
    removeFolder()
    terminal.press("\t\r")
    try terminal.wait(for: "クリップ")
    terminal.press("b")
    try terminal.wait(for: "料理・材料")
    terminal.press("q")
    #expect(terminal.end() == (0, 0))
    #expect(terminal.screen.text.split(separator: "place.new").count == 2)
  }

  @Test func `what another run has is not set aside`() throws {
    defer { removeFolder() }
    let first = try market()
    let second = try PseudoTerminal("market", ["--fresh", "--state", folder])
    #expect(second.end() == (0, 1))
    #expect(second.screen.text.contains("is in use"))
    first.press("q")
    #expect(first.end() == (0, 0))
  }

  @Test func `a folder with a slash at its end is set aside like without it`() throws {
    let names = (0...1).map { $0 == 0 ? folder : "\(folder)-\($0)" }
    defer { for name in names { try? FileManager.default.removeItem(atPath: name) } }
    for _ in 0..<2 {
      let terminal = try PseudoTerminal("market", ["--fresh", "--state", folder + "/"])
      try terminal.wait(for: "かいもの")
      terminal.press("q")
      #expect(terminal.end() == (0, 0))
    }
    for name in names { #expect(FileManager.default.fileExists(atPath: name)) }
  }

  @Test func `a folder that can't be made is told in words`() throws {
    let terminal = try PseudoTerminal("market", ["--state", "/dev/null/market"])
    #expect(terminal.end() == (0, 1))
    #expect(terminal.screen.text.hasPrefix("/dev/null/market: "))
    #expect(!terminal.screen.text.contains("Domain"))
  }
}
