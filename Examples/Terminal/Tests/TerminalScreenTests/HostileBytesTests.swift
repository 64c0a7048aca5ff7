import GalleryScenes
import Observation2
import Scenes
import Testing

@testable import TerminalScreen

/// Bytes that no keyboard sends, and windows of any size: nothing ends the program, and what is drawn is
/// what would be drawn from nothing.
@MainActor @Suite struct HostileBytesTests {
  private let screen = TerminalScreen(columns: 80, rows: 24)

  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func `a gallery survives any bytes and any size`(seed: UInt64) throws {
    let scene = GalleryScene(clock: VirtualTime(), in: screen.window.navigator)
    screen.window.navigator.push(scene)
    var person = RandomPerson(seed: seed)
    var reader = KeyReader()
    for step in 0..<400 {
      if step % 25 == 0 { scene.dataSource.tab = step / 25 % 5 }
      if step % 7 == 0 {
        screen.resize(
          columns: [0, 1, 2, 10, 80, 300].randomElement(using: &person) ?? 0,
          rows: [0, 1, 2, 10, 24, 120].randomElement(using: &person) ?? 0
        )
      }
      var keys = reader.read(Self.bytes(&person))
      if step % 3 == 0 { keys += reader.finish() }
      for key in keys where key != .interrupt && key != .suspend { _ = screen.press(key) }
      let grid = screen.draw()
      var painted = PaintedScreen()
      painted.paint(screen.frames, screen.window.environment, screen.front)
      try #require(grid == painted.grid, "step \(step), \(keys)")
    }
  }

  @Test(
    arguments: [
      "\u{1B}[<0;-9223372036854775808;-9223372036854775808M",
      "\u{1B}[<0;9223372036854775807;9223372036854775807M", "\u{1B}[<64;0;0M",
      "\u{1B}[<99999999999999999999;1;1M", "\u{1B}[<;;M",
    ]
  )
  func `a mouse that is nowhere touches nothing`(bytes: String) {
    screen.window.navigator.push(LongListScene())
    let before = screen.draw()
    var reader = KeyReader()
    for key in reader.read(bytes.utf8) { _ = screen.press(key) }
    #expect(screen.draw() == before)
    #expect(!reader.isWaiting)
  }

  @Test func `a text of a megabyte is pasted from pieces, each looked at once`() {
    var reader = KeyReader()
    let text = String(repeating: "日本語 ", count: 100_000)
    let bytes = Array("\u{1B}[200~\(text)\u{1B}[201~x".utf8)
    var keys: [Key] = []
    for start in stride(from: 0, to: bytes.count, by: 1_000) {
      keys += reader.read(bytes[start..<min(start + 1_000, bytes.count)])
    }
    #expect(keys == [.paste(text), .character("x")])
    #expect(reader.bytesLookedAt < 3 * bytes.count)
  }

  /// Some bytes that mean something, or nearly.
  private static func bytes(_ person: inout RandomPerson) -> [UInt8] {
    func number() -> Int {
      [Int.min, -1, 0, 1, 5, 79, 80, 1_000_000, Int.max].randomElement(using: &person) ?? 0
    }
    let texts = [
      "\u{1B}[<\(number());\(number());\(number())M", "\u{1B}[<\(number());\(number())m",
      "\u{1B}[200~pasted\u{1B}[201~", "\u{1B}[200~never ends", "\u{1B}[", "\u{1B}O",
      "\u{1B}\u{1B}[A",
      "\u{1B}[\(number());\(number())~", "\u{0}\u{7}", "\t", "\t", "\t", "\r", "\r", " ", "a",
      "e\u{301}",
      "👨‍👩‍👧", "\u{1B}[Z", "\u{1B}[B", "\u{1B}[C", "+", "-", "m", "\u{7F}", "\u{1B}[3~", "\u{200B}",
      "\u{202E}",
    ]
    var bytes = Array((texts.randomElement(using: &person) ?? "").utf8)
    // Sometimes cut, sometimes with a byte that is none of UTF-8's.
    if Int.random(in: 0..<5, using: &person) == 0 { bytes.removeLast(bytes.count / 2) }
    if Int.random(in: 0..<5, using: &person) == 0 {
      bytes.append(UInt8.random(in: 0...255, using: &person))
    }
    return bytes
  }
}
