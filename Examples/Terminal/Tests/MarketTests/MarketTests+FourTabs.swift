import Foundation
import Testing

/// The features behind the four tabs.
extension MarketTests {
  @Test func `each of the four tabs leads to its feature`() throws {
    defer { removeFolder() }
    let terminal = try market()
    try terminal.wait(for: "タイムライン")
    // From the last tab to the first.
    for (count, seen) in [
      (1, "保存した検索条件"), (2, "はじめての出品ガイド"), (3, "しぶや旬の市"), (4, "にんじんしりしり"),
    ] {
      // The focus begins anew on each screen.
      terminal.press(String(repeating: "\u{1B}[Z", count: count) + "\r")
      try terminal.wait(for: seen)
    }
    terminal.expectQuit()
  }

  @Test func `a post is written, opened, commented and deleted`() throws {
    defer { removeFolder() }
    let terminal = try market("--scene", "timeline")
    try terminal.wait(for: "はじめての出品ガイド")
    try terminal.focus(">投稿する")
    terminal.press("\r")
    try terminal.wait(for: "‹タイムライン")
    try terminal.focus("[>_")
    terminal.press("土鍋をゆずります")
    try terminal.wait(for: "土鍋をゆずります_")
    try terminal.focus(">投稿する")
    terminal.press("\r")
    try terminal.wait("the post above the others") {
      !$0.text.contains("‹") && $0.text.contains("土鍋をゆずります")
    }
    try terminal.click(on: "土鍋をゆずります")
    try terminal.wait(for: "まだコメントがありません")
    try terminal.focus("[>_")
    terminal.press("まだあります")
    // Until it stands there: what is typed moves the mark of the focus, too.
    try terminal.wait(for: "まだあります_")
    try terminal.focus(">送信")
    terminal.press("\r")
    try terminal.wait("the comment") {
      $0.text.contains("まだあります") && !$0.text.contains("まだコメントがありません")
    }
    try terminal.focus(">  削除", by: "\u{1B}[Z")
    terminal.press("\r")
    try terminal.wait("the timeline without the post") {
      $0.text.contains("みのりさん") || $0.text.contains("朝どれトマト")
    }
    #expect(!terminal.screen.text.contains("土鍋をゆずります"))
    terminal.expectQuit()
  }

  @Test func `a search is saved and run, renamed and deleted by what a swipe uncovers`() throws {
    defer { removeFolder() }
    let terminal = try market("--scene", "home")
    try terminal.wait(for: "保存した検索条件")
    try terminal.focus(">追加")
    terminal.press("\r")
    try terminal.wait(for: "[>_")
    terminal.press("鮭\r")
    try terminal.wait("the saved search") {
      $0.text.contains("鮭 ") && !$0.text.contains("キャンセル")
    }
    try terminal.focus(">鮭")
    terminal.press("\r")
    try terminal.wait(for: "鮭のちゃんちゃん焼き")
    terminal.press("\u{1B}")
    try terminal.wait(for: "保存した検索条件")
    try terminal.focus(">にんじんの料理")
    // The list of what a swipe uncovers, and its first entry.
    terminal.press("a")
    try terminal.wait(for: "> 名前を変える")
    terminal.press("\r")
    try terminal.wait(for: "[>にんじんの料理_")
    terminal.press("2\r")
    try terminal.wait("another name") {
      $0.text.contains("にんじんの料理2") && !$0.text.contains("キャンセル")
    }
    try terminal.focus(">にんじんの料理2")
    terminal.press("a")
    try terminal.wait(for: "> 名前を変える")
    terminal.press("\t\r")
    try terminal.wait("a search less") { !$0.text.contains("にんじんの料理") }
    terminal.expectQuit()
  }

  @Test func `marks are put on the grid behind the home tab`() throws {
    defer { removeFolder() }
    let terminal = try market("--scene", "home")
    try terminal.wait(for: "えらぶ")
    try terminal.focus(">えらぶ")
    terminal.press("\r")
    try terminal.wait("the grid") { !$0.text.contains("保存した検索条件") }
    terminal.press("\t\t\r")
    try terminal.wait(for: "✓")
    terminal.press("\u{1B}")
    try terminal.wait(for: "保存した検索条件")
    terminal.expectQuit()
  }
}
