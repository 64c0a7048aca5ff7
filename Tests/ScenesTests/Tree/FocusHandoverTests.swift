import Observation2
import Scenes
import Testing

/// A field that loses the focus may do anything in answer.
@MainActor @Suite struct FocusHandoverTests {
  private let list = ShopList()

  private final class Reactions {
    var afterLoss: [String: @MainActor () throws -> Void] = [:]
  }

  /// Three fields, which log each report, with the note at their description.
  private func shown(_ reactions: Reactions) -> MirroredWindow {
    MirroredWindow { [list] part in
      let note = list.note
      for name in ["甲", "乙", "丙"] where !list.isOn || name != "乙" {
        part.textField("") { _ in }.identifier(name).identity(name)
          .onFocusChange { isFocused in
            list.log.append("\(note)\(name) \(isFocused)")
            if !isFocused { try? reactions.afterLoss[name]?() }
          }
      }
    }
  }

  @Test func `a third field that is given the focus by then keeps it`() throws {
    let reactions = Reactions()
    let window = shown(reactions)
    reactions.afterLoss["甲"] = { [weak window] in try window?.send(.focus(true), to: "丙") }
    try window.send(.focus(true), to: "甲")
    try window.send(.focus(true), to: "乙")
    window.update()
    #expect(list.log == ["甲 true", "甲 false", "丙 true"])
    #expect(window.mirror.focus == (try window.id("丙")))
  }

  @Test func `nothing has the focus during the report of its loss`() throws {
    let reactions = Reactions()
    let window = shown(reactions)
    reactions.afterLoss["甲"] = { [weak window, list] in
      list.log.append("\(window?.window.focus as ScreenNodeID?)")
    }
    try window.send(.focus(true), to: "甲")
    try window.send(.focus(true), to: "乙")
    #expect(list.log == ["甲 true", "甲 false", "nil", "乙 true"])
  }

  @Test func `a field that has been done away with by then does not get the focus`() throws {
    let reactions = Reactions()
    let window = shown(reactions)
    reactions.afterLoss["甲"] = { [list] in list.isOn = true }
    try window.send(.focus(true), to: "甲")
    try window.send(.focus(true), to: "乙")
    window.update()
    #expect(list.log == ["甲 true", "甲 false"])
    #expect(window.mirror.focus == nil)
    window.expectEqualToWhole()
  }

  @Test func `the field that gets the focus hears it from the closure that is the newest by then`()
    throws
  {
    let reactions = Reactions()
    let window = shown(reactions)
    reactions.afterLoss["甲"] = { [list] in list.note = "新" }
    try window.send(.focus(true), to: "甲")
    try window.send(.focus(true), to: "乙")
    #expect(list.log == ["甲 true", "甲 false", "新乙 true"])
  }

  @Test(
    arguments: [
      .focus(true), .focus(false), .text("a"), .text("a", isMarked: true),
      .scrolled(ScreenPoint(x: 0, y: 300)),
    ] as [ScreenEvent]
  )
  func `the observer of an event may remove its node`(event: ScreenEvent) throws {
    list.items = ShopItem.some(100)
    let isScroll = event.kind == .scrolled
    let window = MirroredWindow { [list] part in
      if !list.isOn {
        part.textField(list.note) { list.note = $0 }.identifier("field")
        part.lazyColumn { part.each(list.items) { part.text($0.name) } }.identifier("scroll")
          .onScroll { _, _ in }
      }
    }
    if event == .focus(false) { try window.send(.focus(true), to: "field") }
    window.update()
    window.window.onEvent = { [weak window, list] heard in
      guard heard.event == event else { return }
      list.isOn = true
      window?.update()
    }
    try window.window.send(event, to: window.id(isScroll ? "scroll" : "field"))
    #expect(list.isOn)
    #expect(window.window.focus == nil)
    window.expectEqualToWhole()
    #expect(window.mirror.focus == nil)
  }

  @Test func `the observer of a loss may give the focus to another field`() throws {
    let window = MirroredWindow { part in
      for name in ["甲", "乙", "丙"] { part.textField("") { _ in }.identifier(name) }
    }
    try window.send(.focus(true), to: "甲")
    let third = try window.id("丙")
    window.window.onEvent = { [weak window] heard in
      if heard.event == .focus(false) { try? window?.window.send(.focus(true), to: third) }
    }
    try window.send(.focus(true), to: "乙")
    #expect(window.window.focus == third)
    window.expectEqualToWhole()
  }
}
