import Observation2
import Scenes
import ScenesHeadless
import Testing

/// While an input method has marked text, keys are its own, and nothing cuts or replaces the text.
@MainActor @Suite struct MarkedTextTests {
  nonisolated enum Kind: CaseIterable {
    case line, area, search
  }

  private let list = ShopList(0)

  private func stage(_ kind: Kind = .line, longest: Int? = nil) -> Stage {
    Stage(
      of: SketchPart { [list] part in
        part.layers {
          part.column {
            if list.items.isEmpty {
              field(kind, longest, part).identifier("field").disabled(list.isOn)
            }
            part.textField(list.title) { list.title = $0 }.identifier("other")
          }
          if list.items.count > 1 { part.alert("待って") { part.button("はい") {} } }
        }
      }
    )
  }

  private func field(_ kind: Kind, _ longest: Int?, _ part: SketchPart) -> ScreenElement {
    let typing = ScreenTyping(returnKey: .next, maximumLength: longest)
    let change: @MainActor (String) -> Void = { [list] in
      list.log.append($0)
      list.note = $0.replacing("ん", with: "ン")
    }
    return switch kind {
    case .line:
      part.textField(list.note, typing: typing, onChange: change)
        .onSubmit { [list] in list.log.append("送る") }
    case .area: part.textArea(list.note, typing: typing, onChange: change)
    case .search:
      part.searchField(list.note, onChange: change, onSearch: { [list] in list.log.append("探す") })
    }
  }

  private func shown(_ stage: Stage) throws -> String? {
    try stage.element("field").element.text
  }

  @Test(arguments: Kind.allCases)
  func `the return key commits, and does nothing else`(kind: Kind) throws {
    let stage = stage(kind)
    try stage.tap("field")
    try stage.type("みかん", marked: true)
    #expect(list.log == ["み", "みか", "みかん"])
    #expect(try shown(stage) == "みかん")
    try stage.press(.return)
    #expect(list.log == ["み", "みか", "みかん", "みかん"])
    #expect(try shown(stage) == "みかン")
    #expect(try stage.element("field").isFocused)
    try stage.press(.return)
    let answer: [Kind: String] = [.line: "送る", .area: "みかン\n", .search: "探す"]
    #expect(list.log.last == answer[kind])
  }

  @Test(arguments: Kind.allCases)
  func `a front-end's return key commits as well`(kind: Kind) throws {
    let stage = stage(kind)
    try stage.tap("field")
    let id = try stage.element("field").id
    stage.send(.text("かん", isMarked: true), to: id)
    #expect(stage.send(.submit, to: id))
    #expect(list.log == ["かん", "かん"])
    #expect(try shown(stage) == "かン")
    #expect(try stage.element("field").isFocused)
  }

  @Test(arguments: [ScreenKey.tab, .upArrow, .downArrow, .leftArrow, .rightArrow])
  func `no other key leaves the field`(key: ScreenKey) throws {
    let stage = stage()
    try stage.tap("field")
    try stage.type("かん", marked: true)
    try stage.press(key)
    #expect(list.log == ["か", "かん"])
    #expect(try shown(stage) == "かん")
    #expect(try stage.element("field").isFocused)
  }

  @Test func `the backspace key edits the marked text, which stays marked`() throws {
    let stage = stage(longest: 2)
    try stage.tap("field")
    try stage.type("a")
    try stage.type("きしゃん", marked: true)
    try stage.press(.backspace)
    #expect(try shown(stage) == "aきしゃ")
    try stage.erase(1)
    #expect(try shown(stage) == "aきし")
    #expect(list.note == "aきし")
    try stage.erase(2)
    #expect(try shown(stage) == "a")
    // With the last character the marking has ended: the next key is the field's.
    try stage.press(.backspace)
    #expect(try shown(stage) == "")
  }

  @Test func `the escape key returns to the reading, then removes it, and then leaves`() throws {
    let stage = stage()
    try stage.tap("field")
    try stage.type("あ")
    try stage.type("きしゃ", marked: true)
    try stage.convertMarkedText(to: "記者")
    try stage.convertMarkedText(to: "汽車")
    #expect(try shown(stage) == "あ汽車")
    try stage.press(.escape)
    #expect(try shown(stage) == "あきしゃ")
    try stage.press(.escape)
    #expect(try shown(stage) == "あ")
    #expect(try stage.element("field").isFocused)
    try stage.press(.escape)
    #expect(try !stage.element("field").isFocused)
  }

  @Test func `the cursor and the selection are in the marked text`() throws {
    let stage = stage()
    try stage.tap("field")
    try stage.setMarkedText("かく", selecting: 1..<1)
    try stage.type("い", marked: true)
    #expect(try shown(stage) == "かいく")
    try stage.selectMarkedText(0..<2)
    try stage.type("き", marked: true)
    #expect(try shown(stage) == "きく")
    try stage.press(.rightArrow)
    try stage.press(.rightArrow)
    try stage.press(.backspace)
    #expect(try shown(stage) == "き")
    for _ in 0..<3 { try stage.press(.leftArrow) }
    try stage.press(.backspace)
    #expect(try shown(stage) == "き")
    try stage.setMarkedText("")
    #expect(throws: ScreenError.nothingMarked(try stage.element("field").element)) {
      try stage.convertMarkedText(to: "木")
    }
  }

  @Test func `a character commits a conversion before it`() throws {
    let stage = stage()
    try stage.tap("field")
    try stage.type("き", marked: true)
    try stage.convertMarkedText(to: "木")
    try stage.type("の", marked: true)
    #expect(try shown(stage) == "木の")
    try stage.press(.escape)
    #expect(try shown(stage) == "木")
    try stage.type("は", marked: true)
    try stage.type("x")
    #expect(list.log.suffix(2) == ["木は", "木はx"])
  }

  nonisolated enum End: CaseIterable {
    case confirmed, elsewhere, disabled, removed, covered, coveredByScene, released
  }

  @Test(arguments: End.allCases)
  func `however the marking ends, the model has the text that is allowed`(end: End) throws {
    let stage = stage(longest: 3)
    try stage.tap("field")
    try stage.type("あいうえお", marked: true)
    #expect(try shown(stage) == "あいうえお")
    #expect(list.note == "あいうえお")
    switch end {
    case .confirmed: try stage.confirmMarkedText()
    case .elsewhere: try stage.tap("other")
    case .disabled: list.isOn = true
    case .removed: list.items = ShopItem.some(1)
    case .covered:
      list.items = ShopItem.some(2)
      stage.update()
      list.items = []
    case .coveredByScene: stage.navigator.push(SketchScene { $0.text("上") })
    case .released:
      stage.navigator.push(SketchScene { $0.text("上") })
      stage.window.releaseCoveredScreens()
    }
    stage.update()
    #expect(list.note == "あいう")
    #expect(list.log.last == "あいう")
    if [.coveredByScene, .released].contains(end) { stage.back() }
    if end != .removed { #expect(try shown(stage) == "あいう") }
  }

  @Test func `a text that is not too long is heard once`() throws {
    let stage = stage(longest: 3)
    try stage.tap("field")
    try stage.type("あい", marked: true)
    try stage.tap("other")
    #expect(list.log == ["あ", "あい"])
    #expect(try shown(stage) == "あい")
  }

  @Test func `a line break in marked text is the return key`() throws {
    let stage = stage()
    try stage.tap("field")
    try stage.type("か\nき\n\n", marked: true)
    #expect(list.log == ["か", "か", "かき", "かき", "送る"])
  }
}
