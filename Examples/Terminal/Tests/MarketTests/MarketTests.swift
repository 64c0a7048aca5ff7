import Foundation
import Testing

/// A person's hand on the market, in a terminal of its own.
@Suite struct MarketTests {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("market-\(UUID().uuidString)").path

  func market(_ arguments: String...) throws -> PseudoTerminal {
    try PseudoTerminal("market", ["--state", folder] + arguments)
  }

  func removeFolder() {
    try? FileManager.default.removeItem(atPath: folder)
  }

  @Test func `an order is placed from the first screen on`() throws {
    defer { removeFolder() }
    let terminal = try market()
    try terminal.wait(for: "かいもの")
    // The second of four tabs.
    terminal.press("\u{1B}[Z\u{1B}[Z\u{1B}[Z\r")
    try terminal.wait(for: "しぶや旬の市")
    try terminal.focus(">カート ]")
    terminal.press("\r")
    try terminal.wait(for: "にんじん")
    let before = terminal.screen.text
    // To the first stepper's plus, and one more of it.
    terminal.press("\t\t\t\r")
    try terminal.wait("another count") { $0.text != before }
    // The button to order is the last but three.
    try order(terminal)
    terminal.press("q")
    #expect(terminal.end() == (0, 0))
    #expect(terminal.isCooked)
    #expect(!terminal.screen.isAlternate && !terminal.screen.hidesCursor)
  }

  /// Moves the focus until it is at the button to order, and places the order.
  private func order(_ terminal: PseudoTerminal) throws {
    try terminal.focus(">注文する", by: "\u{1B}[Z")
    terminal.press("\r")
    try terminal.wait(for: "注文が完了しました")
  }

  @Test func `from the search to the order of what a recipe needs`() throws {
    defer { removeFolder() }
    let terminal = try market()
    try terminal.wait(for: "にんじんしりしり")
    try terminal.focus(">  _")
    terminal.press("アスパラ")
    try terminal.wait("the recipe alone") {
      $0.text.contains("アスパラガスの豚巻き") && !$0.text.contains("にんじんしりしり")
    }
    terminal.press("\t\r")
    try terminal.wait(for: "巻き終わりを下にして焼きはじめます。")
    try terminal.focus(">材料を買う")
    terminal.press("\r")
    try terminal.wait(for: "カートに入れる")
    // The first tile's picture.
    try terminal.focus(">アスパラガス")
    terminal.press("\r")
    try terminal.wait(for: "在庫 20点")
    try terminal.focus(">カートに入れる")
    let before = terminal.screen.text
    terminal.press("\r")
    try terminal.wait("a cart with five things") { $0.text != before && $0.text.contains("5\n") }
    try terminal.focus(">カート ]", by: "\u{1B}[Z")
    terminal.press("\r")
    try terminal.wait(for: "合計 1,304円")
    try order(terminal)
    terminal.press("q")
    #expect(terminal.end() == (0, 0))
    terminal.expectGivenBack()
    // The shop knows of it in the next run.
    let next = try market("--scene", "product/201")
    try next.wait(for: "在庫 19点")
    try next.focus(">カート ]")
    next.press("\r")
    try next.wait(for: "カートに商品がありません")
    next.press("q")
    #expect(next.end() == (0, 0))
  }

  @Test func `a report leads to its recipe`() throws {
    defer { removeFolder() }
    let terminal = try market("--scene", "report/9")
    try terminal.wait(for: "つくれぽ")
    // The picture is higher than the terminal: to the end, first perhaps of the placeholders.
    let end = "\u{1B}[4~"
    terminal.press(end)
    try terminal.wait("a report") {
      $0.text.contains("もやしのナムル") || $0.text.contains("このレシピを詳しく見る")
    }
    terminal.press(end)
    try terminal.wait(for: "このレシピを詳しく見る")
    try terminal.focus(">このレシピを詳しく見る", by: "\u{1B}[Z")
    terminal.press("\r")
    try terminal.wait(for: "ゆでてから、熱いうちに和えます。")
    terminal.press("q")
    #expect(terminal.end() == (0, 0))
    terminal.expectGivenBack()
  }

  @Test func `a run that is killed is followed by one that is where it was`() throws {
    defer { removeFolder() }
    let first = try market("--scene", "cart")
    try first.wait(for: "にんじん")
    first.press("\t\t+")
    try first.wait("three carrots") { $0.text.contains(" 3 ") }
    first.signal(SIGKILL)
    #expect(first.end().signal == SIGKILL)
    let second = try market()
    try second.wait(for: "にんじん")
    try second.wait("three carrots") { $0.text.contains(" 3 ") }
    second.press("q")
    #expect(second.end() == (0, 0))
  }

  @Test func `a damaged file is told, and kept under another name`() throws {
    defer { removeFolder() }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data("nonsense".utf8).write(to: URL(fileURLWithPath: folder + "/place"))
    let terminal = try market()
    try terminal.wait(for: "かいもの")
    terminal.press("q")
    #expect(terminal.end() == (0, 0))
    #expect(terminal.screen.text.contains("place is damaged"))
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    #expect(names.contains { $0.hasPrefix("place.") && !$0.hasSuffix(".lock") })
  }

  @Test(arguments: [SIGTERM, SIGINT, SIGHUP])
  func `a signal that asks for the end gives the terminal back, and a hangup is a failure`(
    number: Int32
  ) throws {
    defer { removeFolder() }
    let terminal = try market()
    try terminal.wait(for: "かいもの")
    #expect(!terminal.isCooked && terminal.screen.isAlternate && terminal.screen.takesMouse)
    terminal.signal(number)
    #expect(terminal.end() == (0, number == SIGHUP ? 1 : 0))
    terminal.expectGivenBack()
  }

  @Test(
    arguments: [
      SIGSEGV, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGQUIT, SIGUSR1, SIGUSR2, SIGALRM,
      SIGPIPE,
      SIGXCPU, SIGXFSZ, SIGVTALRM, SIGPROF,
    ]
  )
  func `a crash, and what ends a program that knows nothing of it, gives the terminal back`(
    number: Int32
  ) throws {
    defer { removeFolder() }
    let terminal = try market()
    try terminal.wait(for: "かいもの")
    terminal.signal(number)
    #expect(terminal.end().signal == number)
    terminal.expectGivenBack()
  }

  @Test func `who suspends it gets the terminal, and the screen again when it goes on`() throws {
    defer { removeFolder() }
    let terminal = try market()
    try terminal.wait(for: "かいもの")
    terminal.press("\u{1A}")
    try terminal.wait("usual screen") { !$0.isAlternate }
    try terminal.waitForStop()
    #expect(terminal.isCooked)
    terminal.signal(SIGCONT)
    try terminal.wait("screen of its own") { $0.isAlternate && $0.text.contains("かいもの") }
    terminal.press("q")
    #expect(terminal.end() == (0, 0))
    terminal.expectGivenBack()
  }

  @Test func `another size is drawn anew`() throws {
    defer { removeFolder() }
    let terminal = try market()
    try terminal.wait(for: "かいもの")
    terminal.resize(columns: 40, rows: 10)
    try terminal.wait(for: "かいもの")
    terminal.press("q")
    #expect(terminal.end() == (0, 0))
  }

  @Test func `a key that changes one row sends little more than that row`() throws {
    defer { removeFolder() }
    let terminal = try market("--scene", "cart")
    try terminal.wait(for: "にんじん")
    terminal.press("\t\t")
    try terminal.wait("the focus at the minus") { $0.text.contains("[>減らす") }
    let before = terminal.received
    terminal.press("+")
    try terminal.wait("three carrots") { $0.text.contains(" 3 ") }
    #expect(terminal.received - before < 600)
  }
}
