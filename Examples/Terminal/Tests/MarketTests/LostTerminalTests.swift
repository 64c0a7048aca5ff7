import CPseudoTerminal
import Foundation
import Testing

/// A terminal that goes away, or loses what it shows: nothing that a person has done is lost with it.
@Suite struct LostTerminalTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("market-\(UUID().uuidString)").path

  private func market(_ arguments: String..., by script: String? = nil) throws -> PseudoTerminal {
    try PseudoTerminal("market", ["--state", folder] + arguments, by: script)
  }

  private func removeFolder() {
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// Expects that the next run begins at the cart, with so many carrots.
  private func expectCart(_ carrots: Int) throws {
    let next = try market()
    try next.wait("the cart") { $0.text.contains("にんじん") && $0.text.contains(" \(carrots) ") }
    next.press("q")
    #expect(next.end() == (0, 0))
  }

  @Test func `a window that is closed is a failure, and what was done is kept`() throws {
    defer { removeFolder() }
    let terminal = try market("--scene", "cart")
    try terminal.wait(for: "にんじん")
    terminal.press("\t\t+")
    try terminal.wait("three carrots") { $0.text.contains(" 3 ") }
    terminal.hangUp()
    #expect(terminal.end() == (0, 1))
    try expectCart(3)
  }

  @Test func `an output that takes nothing any more is a failure, and what was done is kept`()
    throws
  {
    defer { removeFolder() }
    var path = [CChar](repeating: 0, count: 256)
    let output = pseudo_terminal_open(&path, path.count)
    try #require(output >= 0)
    let name = path.prefix { $0 != 0 }.map { String(UnicodeScalar(UInt8($0))) }.joined()
    let terminal = try market("--scene", "cart", by: "exec \"$@\" >\(name)")
    var bytes = [UInt8](repeating: 0, count: 4_096)
    var screen = VirtualScreen(columns: 80, rows: 24)
    while !screen.text.contains("にんじん") {
      let count = read(output, &bytes, bytes.count)
      try #require(count > 0)
      screen.take(bytes.prefix(count))
    }
    close(output)
    terminal.press("\t")
    #expect(terminal.end() == (0, 1))
    #expect(terminal.screen.text.hasPrefix("The terminal has hung up, or takes nothing any more"))
    try expectCart(2)
  }

  @Test func `what the last keys before the end did is kept`() throws {
    defer { removeFolder() }
    let terminal = try market()
    try terminal.wait(for: "かいもの")
    terminal.press("\u{1B}[Z\u{1B}[Z\u{1B}[Z\rq")
    #expect(terminal.end() == (0, 0))
    let next = try market()
    try next.wait(for: "しぶや旬の市")
    next.press("q")
    #expect(next.end() == (0, 0))
  }

  @Test func `Control-L draws all of what the terminal has lost`() throws {
    defer { removeFolder() }
    let terminal = try market()
    try terminal.wait(for: "かいもの")
    let before = terminal.screen.text
    terminal.spoil()
    terminal.press("\u{C}")
    try terminal.wait("the screen as it was") { $0.text == before }
    terminal.press("q")
    #expect(terminal.end() == (0, 0))
  }

  @Test func `Alt with a letter leaves no scene, and Escape does`() throws {
    defer { removeFolder() }
    let terminal = try market("--scene", "cart")
    try terminal.wait(for: "にんじん")
    terminal.press("\u{1B}x\t")
    try terminal.wait("the focus") { $0.text.contains(">") }
    #expect(terminal.screen.text.contains("にんじん"))
    terminal.press("\u{1B}")
    try terminal.wait(for: "しぶや旬の市")
    terminal.press("q")
    #expect(terminal.end() == (0, 0))
  }
}
