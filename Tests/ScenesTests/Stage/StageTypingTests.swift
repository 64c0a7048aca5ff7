import Observation2
import Scenes
import ScenesHeadless
import Testing

/// Typing goes where the focus is at each key, and starts from what the field shows by then.
@MainActor @Suite struct StageTypingTests {
  private let list = ShopList(0)

  private func stage(_ change: @escaping @MainActor (String) -> Void) -> Stage {
    Stage(
      of: SketchPart { [list] part in
        part.textField(list.note, onChange: change).identifier("field")
          .onSubmit { list.log.append("送る") }
        part.textField(list.title) { list.title = $0 }.identifier("other")
          .focusRequested(list.isOn)
      }
    )
  }

  @Test(arguments: [("a\nb", 1), ("a\r\nb", 1), ("a\rb", 1), ("a\n\r\n\rb", 3)])
  func `any line break is the return key`(text: String, breaks: Int) throws {
    let stage = stage { [list] in list.note = $0 }
    try stage.tap("field")
    try stage.type(text)
    #expect(list.note == "ab")
    #expect(list.log.count == breaks)
  }

  @Test func `a key types onto what the data source has made of the one before`() throws {
    var seen: [String] = []
    let stage = stage { [list] in
      seen.append($0)
      list.note = $0.uppercased()
    }
    try stage.tap("field")
    try stage.type("e\u{301}👨‍👩‍👧x")
    #expect(list.note == "É👨‍👩‍👧X")
    try stage.erase(2)
    #expect(list.note == "É")
    #expect(seen.last == "É")
  }

  @Test func `a field that refuses is asked for the same each time`() throws {
    var seen: [String] = []
    list.note = "あいう"
    let stage = stage { seen.append($0) }
    try stage.tap("field")
    try stage.erase(2)
    try stage.erase()
    #expect(seen == [String](repeating: "あい", count: 5))
    #expect(try stage.element("field").element.text == "あいう")
  }

  @Test(arguments: [Int.min, -1, 0]) func `no key erases nothing`(count: Int) throws {
    list.note = "あ"
    let stage = stage { [list] in list.note = $0 }
    try stage.tap("field")
    try stage.erase(count)
    #expect(list.note == "あ")
    try stage.erase(.max)
    #expect(list.note == "")
  }

  @Test func `erasing all ends where the focus goes elsewhere; erasing some goes on there`() throws
  {
    list.note = "あいうえ"
    let stage = stage { [list] in
      list.note = $0
      list.isOn = $0.count == 2
    }
    try stage.tap("field")
    try stage.erase()
    #expect(list.note == "あい")
    #expect(list.title == "買い物")
    list.note = "あいうえ"
    list.isOn = false
    try stage.tap("field")
    try stage.erase(3)
    #expect(list.note == "あい")
    #expect(list.title == "買い")
  }

  @Test func `a handler that looks at the screen does not keep it from what comes after`() throws {
    var stage: Stage?
    var seen: [String?] = []
    stage = self.stage { [list] in
      list.note = $0.uppercased()
      seen.append(try? stage?.element("field").element.text)
    }
    try stage?.tap("field")
    try stage?.type("ab")
    #expect(seen == ["A", "AB"])
    #expect(try stage?.element("field").element.text == "AB")
    stage = nil
  }

  @Test func `an edit that is refused shows nowhere`() throws {
    list.note = "あ"
    let stage = Stage(
      of: SketchPart { [list] part in
        part.textField(list.note) { list.note = $0 }.identifier("field").disabled()
        part.text("品")
      }
    )
    for name in ["field", "品"] {
      let before = try stage.element(.named(name)).element
      #expect(!stage.send(.text("い"), to: try stage.element(.named(name)).id))
      #expect(try stage.element(.named(name)).element == before)
    }
  }

  @Test func `a field that gives the focus away when it loses it`() throws {
    var stage: Stage?
    stage = Stage(
      of: SketchPart { [list] part in
        for name in ["甲", "乙", "丙"] {
          part.textField(name) { _ in }.onFocusChange { isFocused in
            list.log.append("\(name) \(isFocused)")
            guard name == "甲", !isFocused, let other = try? stage?.element("丙") else { return }
            stage?.send(.focus(true), to: other.id)
          }
        }
      }
    )
    try stage?.tap("甲")
    try stage?.tap("乙")
    #expect(list.log == ["甲 true", "甲 false", "丙 true"])
    #expect(try stage?.element("丙").isFocused == true)
    stage = nil
  }
}
