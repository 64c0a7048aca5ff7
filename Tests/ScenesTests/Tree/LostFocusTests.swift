import Observation2
import Scenes
import ScenesHeadless
import Testing

/// An element that can't be reached any more loses the focus.
@MainActor @Suite struct LostFocusTests {
  private let list = ShopList(2)

  nonisolated enum Way: CaseIterable {
    case hidden, disabled, inHidden, inDisabled, removed, removedAround
  }

  /// A field, and what happens to it when the list is on.
  private func window(_ way: Way) -> MirroredWindow {
    MirroredWindow { [list] part in
      if way != .removedAround || !list.isOn {
        part.column {
          part.row {
            if way != .removed || !list.isOn {
              part.textField("塩") { list.note = $0 }.identifier("field")
                .hidden(way == .hidden && list.isOn).disabled(way == .disabled && list.isOn)
                .onFocusChange { list.log.append("\($0) \(list.title)") }
            }
          }
          .hidden(way == .inHidden && list.isOn)
        }
        .disabled(way == .inDisabled && list.isOn)
      }
      part.textField("酢") { _ in }.identifier("other").onFocusChange {
        list.log.append("other \($0)")
      }
    }
  }

  @Test(arguments: Way.allCases)
  func `the update reports the loss once, and hides the keyboard`(way: Way) throws {
    let window = window(way)
    var events: [String] = []
    window.window.onEvent = { events.append("\($0.event.name)") }
    try window.send(.focus(true), to: "field")
    window.update()
    list.isOn = true
    list.title = "新"
    let patches = window.update()
    #expect(patches.contains(.focus(nil)))
    #expect(window.mirror.focus == nil && window.window.focus == nil)
    #expect(list.log.first == "true 買い物" && list.log.count == 2)
    // An element that was removed has not been described with the new title.
    #expect(["false 新", "false 買い物"].contains(list.log.last))
    #expect(events == ["focus", "blur"])
    window.expectEqualToWhole()
    list.isOn = false
    window.expectEqualToWhole()
    #expect(window.mirror.focus == nil)
    #expect(list.log.count == 2)
  }

  @Test(arguments: Way.allCases)
  func `a field loses the focus before another field hears that it has the focus`(way: Way) throws {
    let window = window(way)
    try window.send(.focus(true), to: "field")
    window.update()
    list.isOn = true
    try window.send(.focus(true), to: "other")
    #expect(list.log == ["true 買い物", "false 買い物", "other true"])
    window.expectEqualToWhole()
    #expect(window.mirror.focus == (try window.id("other")))
    #expect(list.log.count == 3)
  }

  @Test func `an observer of the loss may give the focus to a third field, which keeps it`() throws
  {
    let window = MirroredWindow { [list] part in
      for name in ["field", "other", "third"] {
        part.textField(name) { _ in }.identifier(name).disabled(list.isOn && name == "field")
          .onFocusChange { list.log.append("\(name) \($0)") }
      }
    }
    try window.send(.focus(true), to: "field")
    window.update()
    let third = try window.id("third")
    window.window.onEvent = { event in
      guard event.event == .focus(false), event.look.identifier == "field" else { return }
      try? window.window.send(.focus(true), to: third)
    }
    list.isOn = true
    try window.send(.focus(true), to: "other")
    window.update()
    #expect(window.mirror.focus == third)
    #expect(list.log == ["field true", "field false", "third true"])
  }

  @Test func `the observer of a focus hears of its loss, though the element does not`() throws {
    let window = window(.removed)
    var events: [String] = []
    window.window.onEvent = { [list] event in
      events.append("\(event.event.name) \(event.look.identifier ?? "")")
      list.isOn = true
    }
    try window.send(.focus(true), to: "field")
    window.update()
    #expect(events == ["focus field", "blur field"])
    #expect(list.log.isEmpty)
    #expect(window.window.focus == nil)
  }

  @Test func `a marked text is taken with the loss of the focus`() throws {
    let window = window(.disabled)
    try window.send(.focus(true), to: "field")
    try window.send(.text("しお", isMarked: true), to: "field")
    window.update()
    #expect(window["field"]?.look.text == "しお")
    list.isOn = true
    window.update()
    #expect(list.note == "しお")
    // The data source has not taken it.
    #expect(window["field"]?.look.text == "塩")
  }

  @Test func `a marked text of two lines is taken as the one line that the field keeps`() throws {
    let window = MirroredWindow { [list] part in
      part.textField("", typing: ScreenTyping()) { list.note = $0 }.identifier("field")
    }
    try window.send(.focus(true), to: "field")
    try window.send(.text("し\nお", isMarked: true), to: "field")
    window.update()
    #expect(list.note == "し\nお")
    try window.send(.focus(false), to: "field")
    #expect(list.note == "し お")
  }

  @Test func `an observer of the loss may change the screen`() throws {
    let window = MirroredWindow { [list] part in
      part.textField(list.note) { _ in }.identifier("field").disabled(list.isOn)
        .onFocusChange { list.note = "\($0)" }
    }
    try window.send(.focus(true), to: "field")
    window.update()
    list.isOn = true
    window.update()
    window.update()
    #expect(window["field"]?.look.text == "false")
  }

  @Test func `a keyboard reaches what a finger does not`() throws {
    let window = MirroredWindow { [list] part in
      part.textField("塩") { _ in }.identifier("field").allowsHitTesting(!list.isOn)
    }
    try window.send(.focus(true), to: "field")
    list.isOn = true
    window.update()
    #expect(window.mirror.focus == (try window.id("field")))
  }

  @Test func `a scene that goes tells its field, one that is covered keeps it`() throws {
    let window = window(.hidden)
    let navigator = window.window.navigator
    try window.send(.focus(true), to: "field")
    window.update()
    let id = window.mirror.focus
    navigator.push(
      SketchScene { [list] part in
        part.textField("油") { _ in }.identifier("top").onFocusChange {
          list.log.append("top \($0)")
        }
      }
    )
    window.update()
    #expect(window.mirror.focus == nil)
    try window.send(.focus(true), to: "top")
    window.update()
    navigator.pop()
    window.update()
    #expect(window.mirror.focus == id)
    #expect(list.log == ["true 買い物", "top true", "top false"])
  }

  @Test func `no key reaches a field that was disabled`() throws {
    let stage = Stage(
      of: SketchPart { [list] part in
        part.textField(list.note) { list.note = $0 }.identifier("field").disabled(list.isOn)
      }
    )
    try stage.tap("field")
    try stage.type("しお")
    list.isOn = true
    #expect(throws: ScreenError.nothingFocused(candidates: [])) { try stage.type("x") }
    #expect(list.note == "しお")
  }
}
