import Observation2
import Scenes
import ScenesHeadless
import Testing

/// Fields for secrets, searches and long texts.
@MainActor @Suite struct FieldsTests {
  private let list = ShopList(0)

  private func stage(
    @ScreenBuilder _ content: @escaping @MainActor (SketchPart) -> [ScreenElement]
  ) -> Stage {
    Stage(of: SketchPart(content: content))
  }

  @Test func `what is secret is shown nowhere`() throws {
    let stage = stage { [list] part in
      part.secureField(list.note, placeholder: "暗証番号") { list.note = $0 }.identifier("secret")
    }
    try stage.tap("secret")
    try stage.type("ひみつ1")
    #expect(list.note == "ひみつ1")
    let element = try stage.element("secret").element
    #expect(element.shownText == "••••")
    #expect(!element.says("ひみつ1"))
    #expect(element.says("••••"))
    #expect(!"\(ScreenTranscript(stage.frames))".contains("ひみつ"))
    #expect(!stage.snapshot().svg.contains("ひみつ"))
  }

  @Test func `a text is cut to its length, but not while a part of it is marked`() throws {
    let stage = stage { [list] part in
      part.textField(list.note, typing: ScreenTyping(keyboard: .number, maximumLength: 3)) {
        list.note = $0
      }
      .identifier("field")
    }
    try stage.tap("field")
    try stage.type("12345")
    #expect(list.note == "123")
    #expect(try stage.element("field").element.text == "123")
    #expect(try stage.element("field").element.typing?.keyboard == .number)
    try stage.erase()
    try stage.type("さくら", marked: true)
    try stage.type("も", marked: true)
    #expect(try stage.element("field").element.text == "さくらも")
    try stage.confirmMarkedText()
    #expect(try stage.element("field").element.text == "さくら")
    #expect(list.note == "さくら")
  }

  @Test(arguments: [(nil, "長い文"), (0, ""), (-5, ""), (2, "長い")] as [(Int?, String)])
  func `a length counts characters as a person does`(limit: Int?, expected: String) {
    #expect(ScreenTyping(maximumLength: limit).allowed("長い文") == expected)
    #expect(ScreenTyping(maximumLength: 1).allowed("👨‍👩‍👧x") == "👨‍👩‍👧")
    #expect(ScreenTyping().allowed("一\r\n\n二\n") == "一 二")
    #expect(ScreenTyping(maximumLength: 2).allowed("\n一\n二") == "一 ")
    #expect(ScreenTyping(isMultiline: true).allowed("一\n二\n") == "一\n二\n")
  }

  @Test func `the return key searches in a search field, and begins a line in a text area`() throws
  {
    let stage = stage { [list] part in
      part.searchField(list.title, onChange: { list.title = $0 }) {
        list.log.append("探す \(list.title)")
      }
      .identifier("search")
      part.textArea(list.note) { list.note = $0 }.identifier("area")
    }
    try stage.tap("search")
    try stage.type("！\n")
    #expect(list.log == ["探す 買い物！"])
    let low = try stage.element("area").frame.height
    try stage.tap("area")
    try stage.type("一\n二\r\n三")
    #expect(list.note == "一\n二\n三")
    #expect(try stage.element("area").frame.height == low + 44)
    try stage.press(.return)
    #expect(list.note.hasSuffix("\n"))
  }

  @Test func `what is wrong stands under the field, which says it too`() throws {
    let stage = stage { [list] part in
      part.textField(list.note) { list.note = $0 }.identifier("field")
        .validated(list.note.isEmpty ? "必須です" : nil)
    }
    #expect(try stage.element("field").element.hint == "必須です")
    #expect(try stage.element("必須です").element.color == nil || stage.shows("必須です"))
    try stage.tap("field")
    try stage.type("a")
    #expect(!stage.shows("必須です"))
    #expect(try stage.element("field").isFocused)
  }

  @Test func `a length that is set below none is none`() {
    var typing = ScreenTyping(maximumLength: 2)
    typing.maximumLength = -5
    #expect(typing.allowed("長い文") == "")
  }
}
