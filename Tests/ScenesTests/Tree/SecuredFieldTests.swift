import Observation2
import Scenes
import ScenesHeadless
import Testing

/// A field that becomes secure, or is no longer, is the same field.
@MainActor @Suite struct SecuredFieldTests {
  private let list = ShopList(0)

  private func stage(longest: Int? = nil, hasBranches: Bool = false) -> Stage {
    let typing = ScreenTyping(maximumLength: longest)
    let change: @MainActor (String) -> Void = { [list] in list.note = $0 }
    let note: @MainActor (Bool) -> Void = { [list] in list.log.append("\($0)") }
    if hasBranches {
      return Stage(
        of: SketchPart { [list] part in
          if list.isOn {
            part.secureField(list.note, typing: typing, onChange: change)
              .identifier("field").onFocusChange(note)
          } else {
            part.textField(list.note, typing: typing, onChange: change)
              .identifier("field").onFocusChange(note)
          }
        }
      )
    }
    return Stage(
      of: SketchPart { [list] part in
        let field =
          list.isOn
          ? part.secureField(list.note, typing: typing, onChange: change)
          : part.textField(list.note, typing: typing, onChange: change)
        field.identifier("field").onFocusChange(note)
      }
    )
  }

  @Test(arguments: [false, true], [false, true])
  func `a switch keeps the focus, the text and the node, also between the branches of an if`(
    isSecure: Bool,
    hasBranches: Bool
  ) throws {
    list.isOn = isSecure
    let stage = stage(hasBranches: hasBranches)
    try stage.tap("field")
    try stage.type("ひみつ")
    let before = try stage.element("field")
    for isSecure in [!isSecure, isSecure] {
      list.isOn = isSecure
      let field = try stage.element("field")
      #expect(field.id == before.id)
      #expect(field.isFocused)
      #expect(field.element.role == (isSecure ? .secureField : .textField))
      #expect(field.element.shownText == (isSecure ? "•••" : "ひみつ"))
      #expect("\(ScreenTranscript(stage.frames))".contains("ひみつ") == !isSecure)
    }
    try stage.type("x")
    #expect(list.note == "ひみつx")
    #expect(list.log == ["true"])
  }

  @Test(arguments: [false, true])
  func `what was marked is taken when the field becomes secure`(hasBranches: Bool) throws {
    let stage = stage(longest: 2, hasBranches: hasBranches)
    try stage.tap("field")
    try stage.type("ひみつ", marked: true)
    list.isOn = true
    stage.update()
    #expect(list.note == "ひみ")
    #expect(try stage.element("field").element.shownText == "••")
    #expect(try stage.element("field").isFocused)
  }

  @Test func `a field in a row of a lazy list keeps the focus as well`() throws {
    list.items = ShopItem.some(30)
    let stage = Stage(
      of: SketchPart { [list] part in
        part.lazyColumn {
          part.each(list.items) { item in
            if list.isOn {
              part.secureField(list.note) { list.note = $0 }.identifier("field-\(item.id)")
            } else {
              part.textField(list.note) { list.note = $0 }.identifier("field-\(item.id)")
            }
          }
        }
      }
    )
    try stage.tap("field-2")
    let before = try stage.element("field-2").id
    for isSecure in [true, false, true] {
      list.isOn = isSecure
      stage.update()
      #expect(try stage.element("field-2").id == before)
      #expect(stage.mirror.focus == before)
    }
  }

  @Test func `two fields of one kind in two branches are two fields`() throws {
    let stage = Stage(
      of: SketchPart { [list] part in
        if list.isOn {
          part.textField(list.note) { list.note = $0 }.identifier("field")
        } else {
          part.textField(list.title) { list.title = $0 }.identifier("field")
        }
      }
    )
    try stage.tap("field")
    let before = try stage.element("field").id
    list.isOn = true
    stage.update()
    #expect(try stage.element("field").id != before)
    #expect(stage.mirror.focus == nil)
  }
}
