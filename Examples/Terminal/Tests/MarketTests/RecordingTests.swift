import Foundation
import Testing

/// A person who records a flow.
extension MarketTests {
  private func path() -> String { folder + "-recorded.yaml" }

  private func written(_ path: String) throws -> String {
    try String(contentsOfFile: path, encoding: .utf8)
  }

  @Test func `keys and mouse are written as a flow, which passes`() throws {
    let path = path()
    defer { try? FileManager.default.removeItem(atPath: path) }
    let terminal = try PseudoTerminal("market", ["record", path, "--scene", "cart"])
    try terminal.wait(for: "にんじん")
    // A stepper by keys, and the button to order by the mouse.
    try terminal.focus(">増やす")
    let before = terminal.screen.text
    terminal.press("\r")
    try terminal.wait("another count") { $0.text != before }
    try terminal.focus(">注文する", by: "\u{1B}[Z")
    try terminal.click(on: "注文する")
    try terminal.wait(for: "注文が完了しました")
    terminal.press("q")
    #expect(terminal.end() == (0, 0))
    // The line is longer than the terminal.
    let said = terminal.screen.text.replacing("\n", with: "")
    #expect(said.contains("is written. It passes."), "\(said)")
    let file = try written(path)
    #expect(file.hasPrefix("appId: jp.example.market\nname: "))
    #expect(
      file.hasSuffix(
        """
        ---
        - launchApp:
            clearState: true
            arguments:
              scene: cart
        - tapOn:
            text: 増やす
            childOf:
              id: cart-quantity-101
        - tapOn:
            id: order-button

        """
      ),
      "\(file)"
    )
  }

  @Test func `what the cart's store has recorded is written when the person goes`() throws {
    let sessions = folder + "-sessions"
    defer { try? FileManager.default.removeItem(atPath: sessions) }
    let terminal = try PseudoTerminal(
      "market",
      ["--state", folder, "--scene", "cart", "--sessions", sessions]
    )
    try terminal.wait(for: "にんじん")
    try terminal.focus(">増やす")
    let before = terminal.screen.text
    terminal.press("\r")
    try terminal.wait("another count") { $0.text != before }
    terminal.press("q")
    #expect(terminal.end() == (0, 0))
    let text = try written(sessions + "/cart.jsonl")
    #expect(
      text.contains("\"action\":{\"changeQuantity\":{\"_0\":3,\"productID\":101}}"),
      "\(text)"
    )
  }

  @Test func `what is typed is written, and the screens that a person comes to`() throws {
    let path = path()
    defer { try? FileManager.default.removeItem(atPath: path) }
    let terminal = try PseudoTerminal("market", ["record", path])
    try terminal.wait(for: "にんじんしりしり")
    try terminal.focus(">  _")
    terminal.press("アスパラ")
    try terminal.wait("the recipe alone") {
      $0.text.contains("アスパラガスの豚巻き") && !$0.text.contains("にんじんしりしり")
    }
    terminal.press("\t\r")
    try terminal.wait(for: "巻き終わりを下にして焼きはじめます。")
    terminal.press("b")
    try terminal.wait(for: "アスパラガスの豚巻き")
    terminal.press("q")
    #expect(terminal.end() == (0, 0))
    let file = try written(path)
    #expect(file.contains("- inputText: アスパラ\n"), "\(file)")
    #expect(file.contains("- assertVisible:"))
    #expect(file.contains("\n- back\n"))
  }

  @Test func `a script is recorded without a terminal, and no file is written over`() throws {
    let path = path()
    defer { try? FileManager.default.removeItem(atPath: path) }
    let keys = "back-tab back-tab back-tab enter"
    let first = try PseudoTerminal("market", ["record", path, "--keys", keys])
    #expect(first.end() == (0, 0))
    let file = try written(path)
    #expect(
      file.hasSuffix("- tapOn:\n    id: tab-kaimono\n- assertVisible:\n    id: kaimono-cart\n"),
      "\(file)"
    )
    let second = try PseudoTerminal("market", ["record", path])
    #expect(second.end() == (0, 2))
    // The terminal breaks a long line anywhere.
    let words = second.screen.text.replacingOccurrences(of: "\n", with: "")
    #expect(words.contains("is there already"))
    #expect(try written(path) == file)
    #expect(try PseudoTerminal("market", ["record"]).end() == (0, 2))
  }
}
