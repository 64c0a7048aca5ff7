import Observation2
import Scenes
import ScenesHeadless
import Testing

/// Where the return key leads from a field.
@MainActor @Suite struct FocusOrderTests {
  private let list = ShopList()

  private func field(
    _ part: SketchPart,
    _ name: String,
    _ key: ScreenTyping.ReturnKey = .next
  ) -> ScreenElement {
    part.textField("", typing: ScreenTyping(returnKey: key)) { _ in }.identifier(name)
  }

  /// The fields that have the focus, one after the other, from a first one on.
  private func way(_ stage: Stage, from first: ScreenQuery) throws -> [String] {
    try stage.tap(first)
    var way: [String] = []
    while let focused = stage.frames.elements.first(where: { $0.isFocused }), way.count < 9 {
      way.append(focused.element.identifier ?? "")
      try stage.press(.return)
    }
    return way
  }

  @Test func `the key goes on in the order of the screen, and leaves the last field`() throws {
    let stage = Stage(
      of: SketchPart { part in
        field(part, "a")
        part.row { field(part, "b") }
        field(part, "c")
      }
    )
    #expect(try way(stage, from: "a") == ["a", "b", "c"])
    #expect(try way(stage, from: "c") == ["c"])
  }

  @Test func `an explicit focus order comes before that of the screen`() throws {
    let stage = Stage(
      of: SketchPart { part in
        field(part, "c").focusOrder(2)
        field(part, "a").focusOrder(-1)
        field(part, "b")
        field(part, "d").focusOrder(2)
      }
    )
    #expect(try way(stage, from: "a") == ["a", "b", "c", "d"])
    #expect(try stage.element("d").element.focusOrder == 2)
  }

  @Test func `a field that is disabled or hidden is passed over`() throws {
    let stage = Stage(
      of: SketchPart { part in
        field(part, "a")
        field(part, "b").disabled()
        part.column { field(part, "c") }.hidden()
        field(part, "d")
      }
    )
    #expect(try way(stage, from: "a") == ["a", "d"])
  }

  @Test func `a field's submission runs first, and may move the focus elsewhere`() throws {
    let stage = Stage(
      of: SketchPart { [list] part in
        field(part, "a").onSubmit { list.isOn = true }
        if list.isOn { field(part, "b").onSubmit { list.note = "b" } }
        field(part, "c").focusRequested(list.note == "b")
        field(part, "d", .done).onSubmit { list.note = "d" }
      }
    )
    try stage.tap("a")
    try stage.press(.return)
    #expect(try stage.element("b").isFocused)
    try stage.press(.return)
    #expect(list.note == "b")
    #expect(try stage.element("c").isFocused)
    try stage.tap("d")
    try stage.press(.return)
    #expect(list.note == "d")
    #expect(try stage.element("d").isFocused)
  }

  @Test(arguments: [true, false])
  func `a field that its own submission hides or disables passes the focus to no other`(
    _ isHidden: Bool
  ) throws {
    let stage = Stage(
      of: SketchPart { [list] part in
        let first = field(part, "a").onSubmit { list.isOn = true }
        if isHidden { first.hidden(list.isOn) } else { first.disabled(list.isOn) }
        field(part, "b")
      }
    )
    try stage.tap("a")
    try stage.press(.return)
    #expect(!stage.frames.elements.contains { $0.isFocused })
  }
}
