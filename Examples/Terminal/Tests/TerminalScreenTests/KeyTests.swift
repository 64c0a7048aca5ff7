import TerminalScreen
import Testing

@Suite
struct KeyTests {
  @Test func `bytes are read as keys`() {
    var bytes = Array("\t\u{1B}[Z\u{1B}[A\u{1B}OB\u{1B}[5~a日\r\u{7F}\u{3}\u{1B}".utf8)
    #expect(
      Key.read(&bytes) == [
        .tab, .backTab, .up, .down, .pageUp, .character("a"), .character("日"), .enter, .backspace,
        .interrupt, .escape,
      ]
    )
    #expect(bytes.isEmpty)
  }

  @Test func `half a character waits for the other half`() {
    var bytes = Array("日".utf8.prefix(2))
    #expect(Key.read(&bytes).isEmpty)
    bytes += Array("日".utf8.suffix(1))
    #expect(Key.read(&bytes) == [.character("日")])
  }

  @Test func `a script's words are keys`() {
    #expect(Key.keys(of: "back-tab") == [.backTab])
    #expect(Key.keys(of: "type:a1") == [.character("a"), .character("1")])
    #expect(Key.keys(of: "+") == [.character("+")])
    #expect(Key.keys(of: "shift") == nil)
  }
}
