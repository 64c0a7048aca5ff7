import Scenes
import Testing

@testable import TerminalScreen

/// A person types where the caret is, and moves it by keys.
@Suite @MainActor
struct TypingTests {
  let scene = LettersScene()
  let screen = TerminalScreen(columns: 20, rows: 12)

  init() {
    screen.window.navigator.push(scene)
  }

  private func press(_ keys: Key...) {
    for key in keys { #expect(screen.press(key)) }
  }

  private var lines: [String] { screen.draw().text.split(separator: "\n").map(String.init) }

  @Test func `the caret is moved by arrows, and to both ends`() {
    press(.tab)
    #expect(lines.first == "[>abc_             ]")
    press(.left, .left)
    #expect(lines.first == "[>a_bc             ]")
    press(.right)
    #expect(lines.first == "[>ab_c             ]")
    press(.home, .left)
    #expect(lines.first == "[>_abc             ]")
    press(.end, .right)
    #expect(lines.first == "[>abc_             ]")
    #expect(scene.data.subject == "abc")
  }

  @Test func `what is typed, pasted and cut stands where the caret is`() {
    press(.tab, .left, .character("日"))
    #expect(scene.data.subject == "ab日c")
    press(.home, .paste("x y"))
    #expect(scene.data.subject == "x yab日c")
    press(.delete, .backspace)
    #expect(scene.data.subject == "x b日c")
    #expect(lines.first == "[>x _b日c          ]")
    press(.home, .backspace, .end, .delete)
    #expect(scene.data.subject == "x b日c")
  }

  @Test func `a pasted text becomes one line in a field of one line`() {
    press(.tab, .end, .paste("one\n\ntwo\r\nthree\n"))
    #expect(scene.data.subject == "abcone two three")
    press(.character("!"))
    #expect(scene.data.subject == "abcone two three!")
    press(.tab, .end, .paste("\nthree"))
    #expect(scene.data.body == "one\ntwo\nthree")
  }

  @Test func `the caret stays behind what was typed when the scene cuts the end`() {
    scene.data.longest = 4
    scene.data.subject = "abcd"
    press(.tab, .left, .left, .character("x"))
    #expect(scene.data.subject == "abxc")
    press(.character("y"))
    #expect(scene.data.subject == "abxy")
    press(.left, .left, .character("z"))
    #expect(scene.data.subject == "abzx")
  }

  @Test func `the caret stays before the same text when the scene corrects what is before it`() {
    scene.data.isNumber = true
    scene.data.subject = "1234"
    press(.tab, .left, .left, .character("x"), .character("5"))
    #expect(scene.data.subject == "12534")
  }

  @Test func `in a text of several lines both ends are the line's`() {
    press(.tab, .tab, .home, .character("a"))
    #expect(scene.data.body == "one\natwo")
    press(.left, .left, .home, .character("b"), .end, .character("c"), .enter, .character("d"))
    #expect(scene.data.body == "bonec\nd\natwo")
    #expect(lines.contains(" >d_"))
  }

  @Test
  func `the caret goes up and down between lines, and the focus on beyond the first and the last`()
  {
    scene.data.body = "first\nb\nthird"
    press(.tab, .tab, .left, .up, .character("x"))
    #expect(scene.data.body == "first\nbx\nthird")
    press(.up, .character("y"), .down, .down, .character("z"))
    #expect(scene.data.body == "fiyrst\nbx\nthzird")
    press(.down, .character("d"))
    #expect(scene.data.last == "Opened Ann")
    press(.up, .home, .up, .up, .up, .character("w"))
    #expect(scene.data.subject == "abcw")
  }

  @Test func `the caret goes up and down between the lines that a long paragraph is broken into`() {
    scene.data.body = "0123456789 abcdefghij\nend"
    press(.tab, .tab)
    press(.up, .character("x"))
    #expect(scene.data.body == "0123456789 abcxdefghij\nend")
    press(.up, .character("y"))
    #expect(scene.data.body == "0123y456789 abcxdefghij\nend")
    press(.down, .down, .character("z"))
    #expect(scene.data.body == "0123y456789 abcxdefghij\nendz")
  }

  @Test func `the caret goes to what stands below it, also where a character takes two cells`() {
    scene.data.body = "日本語\nabcdef"
    press(.tab, .tab, .left, .left, .up, .character("x"))
    #expect(scene.data.body == "日本x語\nabcdef")
    press(.down, .character("y"))
    #expect(scene.data.body == "日本x語\nabcdeyf")
  }

  /// Texts that might be mistaken for a caret, or joined to it.
  nonisolated static let lookalikes = ["\u{E000}", "_", "\u{301}a", "\u{600}", "👨‍", "e\u{301}_"]

  @Test(arguments: lookalikes, 0...1)
  func `no text is taken for the caret`(text: String, field: Int) throws {
    (scene.data.subject, scene.data.body) = (text, "one\n\(text)")
    for _ in 0...field { press(.tab) }
    for after in 0...text.count {
      if after > 0 { press(.left) }
      // A mark that stands on nothing is not drawn.
      let parts = [text.dropLast(after), text.suffix(after)].map { part in
        String(part.filter { CellWidth.columns(of: $0) > 0 })
      }
      #expect(lines.contains { $0.contains(parts[0] + "_" + parts[1]) }, "\(lines)")
      let caret = try #require(screen.draw().caret)
      #expect(caret.column == 2 + CellWidth.columns(of: parts[0]))
    }
  }

  @Test func `a field that is too narrow shows what is around the caret`() {
    scene.data.subject = String(repeating: "0123456789", count: 4)
    press(.tab)
    #expect(lines.first == "[>567890123456789_ ]")
    for _ in 0..<10 { press(.left) }
    #expect(lines.first == "[>90123456789_0123 ]")
    press(.home)
    #expect(lines.first == "[>_012345678901234 ]")
  }

  @Test func `a long text is cut to its field in one walk`() {
    // Cut a character at a time, each with a walk over the rest, it would take minutes.
    scene.data.subject = String(repeating: "日", count: 100_000)
    press(.tab)
    #expect(lines.first == "[>日日日日日日日_  ]")
  }

  @Test func `bytes and words of a script are the key that cuts behind the caret`() {
    var reader = KeyReader()
    #expect(reader.read("\u{1B}[3~".utf8) == [.delete])
    #expect(Key.keys(of: "delete") == [.delete])
  }
}
