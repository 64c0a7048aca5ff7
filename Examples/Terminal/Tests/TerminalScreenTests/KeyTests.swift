import TerminalScreen
import Testing

@Suite
struct KeyTests {
  @Test func `bytes are read as keys, and an escape alone is the key`() {
    var reader = KeyReader()
    let keys = reader.read("\t\u{1B}[Z\u{1B}[A\u{1B}OB\u{1B}[5~a日\r\u{7F}\u{3}\u{1A}\u{1B}".utf8)
    #expect(
      keys == [
        .tab, .backTab, .up, .down, .pageUp, .character("a"), .character("日"), .enter, .backspace,
        .interrupt, .suspend,
      ]
    )
    #expect(reader.isWaiting)
    #expect(reader.finish() == [.escape])
  }

  /// What is held together with Alt comes with an escape before it.
  nonisolated static let withAlt: [(String, [Key])] = [
    ("\u{1B}x", []), ("\u{1B}日", []), ("\u{1B}\r", []), ("\u{1B}\u{7F}", []), ("\u{1B}\t", []),
    ("\u{1B}xa", [.character("a")]), ("\u{1B}\u{1B}[A", [.up]), ("\u{1B}[1;3A", [.up]),
    ("\u{1B}\u{1B}OB", [.down]), ("\u{1B}\u{1B}x", [.escape]),
    ("\u{1B}\u{3}", [.escape, .interrupt]), ("\u{1B}\u{1A}", [.escape, .suspend]),
    ("\u{1B}\u{1B}[<0;3;2M", [.escape, .click(column: 2, row: 1)]),
    ("\u{1B}\u{1B}[200~a\u{1B}[201~", [.escape, .paste("a")]),
  ]

  @Test(arguments: withAlt.indices)
  func `Alt with a key is one key, and no escape`(index: Int) {
    let (bytes, keys) = Self.withAlt[index]
    var reader = KeyReader()
    #expect(reader.read(bytes.utf8) == keys)
    #expect(!reader.isWaiting)
    // Byte by byte it is the same, but for a Control-C that comes alone.
    if !keys.contains(.interrupt) {
      #expect(bytes.utf8.flatMap { reader.read([$0]) } == keys)
    }
  }

  @Test func `an escape in time of its own is the key, whatever follows then`() {
    var reader = KeyReader()
    #expect(reader.read("\u{1B}".utf8) == [])
    #expect(reader.finish() == [.escape])
    #expect(reader.read("x".utf8) == [.character("x")])
    // Held down.
    #expect(reader.read("\u{1B}\u{1B}".utf8) == [])
    #expect(reader.finish() == [.escape, .escape])
    #expect(!reader.isWaiting)
  }

  @Test func `page keys, both ends, and Control-L are read from any terminal`() {
    var reader = KeyReader()
    #expect(reader.read("\u{1B}[5~\u{1B}[6~\u{1B}[5;2~".utf8) == [.pageUp, .pageDown, .pageUp])
    #expect(
      reader.read("\u{1B}[H\u{1B}OH\u{1B}[1~\u{1B}[7~\u{1B}[1;5H".utf8)
        == Array(repeating: .home, count: 5)
    )
    #expect(
      reader.read("\u{1B}[F\u{1B}OF\u{1B}[4~\u{1B}[8~\u{1B}[1;5F".utf8)
        == Array(repeating: .end, count: 5)
    )
    #expect(reader.read("\u{C}".utf8) == [.redraw])
  }

  @Test func `a mouse that sends bytes, and a function key of the Linux console, type nothing`() {
    var reader = KeyReader()
    // The cell of the last would be the key that ends the program.
    #expect(
      reader.read("\u{1B}[M !!\u{1B}[M#!!\u{1B}[Maqq".utf8)
        == [
          .click(column: 0, row: 0),
          .wheel(.vertical, isForward: true, column: 80, row: 80),
        ]
    )
    #expect(reader.read("\u{1B}[[A\u{1B}[M\t".utf8) == [.tab])
    #expect(!reader.isWaiting)
  }

  @Test func `half a character waits for the other half`() {
    var reader = KeyReader()
    #expect(reader.read("日".utf8.prefix(2)).isEmpty)
    #expect(reader.read("日".utf8.suffix(1)) == [.character("日")])
  }

  @Test func `a click, the wheel, and text from the clipboard are read`() {
    var reader = KeyReader()
    let keys = reader.read(
      "\u{1B}[<0;3;2M\u{1B}[<0;3;2m\u{1B}[<65;1;1M\u{1B}[200~a\r日\u{1B}[201~".utf8
    )
    #expect(
      keys == [
        .click(column: 2, row: 1), .wheel(.vertical, isForward: true, column: 0, row: 0),
        .paste("a\n日"),
      ]
    )
  }

  @Test func `a script's words are keys`() {
    #expect(Key.keys(of: "back-tab") == [.backTab])
    #expect(Key.keys(of: "type:a1") == [.character("a"), .character("1")])
    #expect(Key.keys(of: "+") == [.character("+")])
    #expect(Key.keys(of: "shift") == nil)
    // A cell that no window has.
    #expect(Key.keys(of: "click:0,-1") == nil)
    #expect(Key.keys(of: "click:\(Int.max),0") == nil)
  }

  @Test(arguments: ["\u{1B}[200~never ends", "\u{1B}[", "\u{1B}O", "\u{1B}[1;", "\u{1B}"])
  func `Control-C that comes alone ends whatever is waited for`(beginning: String) {
    var reader = KeyReader()
    #expect(reader.read(beginning.utf8) == [])
    #expect(reader.read([0x03]) == [.interrupt])
    #expect(reader.read("a".utf8) == [.character("a")])
  }

  @Test func `only an escape is a key since nothing follows it`() {
    var reader = KeyReader()
    #expect(reader.read("a\u{1B}".utf8) == [.character("a")])
    #expect(reader.finish() == [.escape])
    // The rest of an arrow comes late.
    #expect(reader.read("\u{1B}[".utf8) == [])
    #expect(reader.finish() == [])
    #expect(reader.read("A".utf8) == [.up])
  }

  @Test func `what breaks off a sequence or a character is read as what it is`() {
    var reader = KeyReader()
    #expect(reader.read("\u{1B}[1;\t\u{1B}O\t\u{1B}[\u{1B}[A".utf8) == [.tab, .tab, .up])
    #expect(reader.read([0xF0, 0x9F, 0x09, 0xE3, 0x61]) == [.tab, .character("a")])
  }

  @Test func `keys that are read byte by byte are those that are read at once`() {
    let bytes = Array(
      "a\u{1B}[A日\u{1B}[<0;3;2M\u{1B}[200~a\rb\u{1B}[201~\u{1B}OB\u{1B}[5~\u{1B}x".utf8
    )
    var reader = KeyReader()
    let keys = reader.read(bytes)
    for place in bytes.indices {
      var reader = KeyReader()
      #expect(reader.read(bytes[..<place]) + reader.read(bytes[place...]) == keys)
    }
    #expect(bytes.flatMap { reader.read([$0]) } == keys)
  }
}
