import Foundation
import Observation2
import Scenes
import Testing

/// Each field hears of each focus once, and then of its loss once, whatever the reports lead to.
@MainActor @Suite struct FocusBalanceTests {
  private let list = ShopList()
  private let tiles = TileLayout(6)

  /// A tile for each of the first numbers, whose reports are noted.
  private func window() -> MirroredWindow {
    tiles.didHearFocus = { [list] in list.log.append("\($0) \($1)") }
    return MirroredWindow { [list, tiles] part in
      part.lazyArranged(by: tiles)
        .disabled(list.isOn)
        .frame(height: 300)
      for name in ["甲", "乙", "丙"] {
        part.textField("") { _ in }.identifier(name).disabled(list.note == name)
          .onFocusChange { list.log.append("\(name) \($0)") }
      }
    }
  }

  @Test func `a tile that has not heard of its focus hears of no loss, wherever that goes`() throws
  {
    let window = window()
    let (second, third) = (try window.id("2"), try window.id("甲"))
    var events: [String] = []
    window.window.onEvent = { [weak window] event in
      events.append("\(event.event.name) \(event.look.identifier ?? "")")
      // The loss of the first tile leads to a third element.
      if events.last == "blur 1" { try? window?.window.send(.focus(true), to: third) }
    }
    tiles.didFocus = { [weak window] in
      if $0 == 1 { try? window?.window.send(.focus(true), to: second) }
    }
    try window.send(.focus(true), to: "1")
    window.expectEqualToWhole()
    #expect(list.log == ["甲 true"])
    #expect(events == ["focus 1", "blur 1", "focus 甲"])
    #expect(window.mirror.focus == third)
  }

  @Test func `a tile hears of its focus once if it gets that again by then`() throws {
    let window = window()
    let (first, second) = (try window.id("1"), try window.id("2"))
    var answers = [1: second, 2: first]
    tiles.didFocus = { [weak window] tile in
      guard let answer = tile.flatMap({ answers.removeValue(forKey: $0) }) else { return }
      try? window?.window.send(.focus(true), to: answer)
    }
    try window.send(.focus(true), to: first)
    window.expectEqualToWhole()
    #expect(list.log == ["1 true"])
    #expect(window.mirror.focus == first)
    #expect(tiles.focuses.last == 1)
  }

  @Test func `a tile that is disabled before it has heard of its focus hears of neither`() throws {
    let window = window()
    var events: [String] = []
    window.window.onEvent = { events.append("\($0.event.name) \($0.look.identifier ?? "")") }
    tiles.didFocus = { [weak window, list] tile in
      guard tile == 1 else { return }
      list.isOn = true
      window?.update()
    }
    try window.send(.focus(true), to: "1")
    window.expectEqualToWhole()
    #expect(list.log.isEmpty)
    #expect(events == ["focus 1", "blur 1"])
    #expect(window.mirror.focus == nil)
  }

  @Test func `a layout hears that the focus is gone only after the element`() throws {
    let window = window()
    let third = try window.id("甲")
    tiles.didFocus = { [weak window] in
      if $0 == nil { try? window?.window.send(.focus(true), to: third) }
    }
    try window.send(.focus(true), to: "1")
    try window.send(.focus(false), to: "1")
    window.expectEqualToWhole()
    #expect(list.log == ["1 true", "1 false", "甲 true"])
    #expect(window.mirror.focus == third)
  }

  @Test func `a third field that gets and loses the focus by then hears both, before the other`()
    throws
  {
    for isTold in [false, true] {
      list.log = []
      list.note = ""
      let window = window()
      let third = try window.id("丙")
      window.window.onEvent = { [weak window, list] event in
        guard event.event == .focus(false), event.look.identifier == "甲" else { return }
        try? window?.window.send(.focus(true), to: third)
        list.note = "丙"
        if isTold {
          window?.update()
        } else {
          window?.window.prepare()
        }
      }
      try window.send(.focus(true), to: "甲")
      try window.send(.focus(true), to: "乙")
      window.expectEqualToWhole()
      #expect(list.log.filter { !$0.hasPrefix("甲") } == ["丙 true", "丙 false", "乙 true"])
      #expect(list.log.filter { $0.hasPrefix("甲") } == ["甲 true", "甲 false"])
      #expect(window.mirror.focus == (try window.id("乙")))
    }
  }

  @Test func `an observer that moves the focus it hears of hears of its loss`() throws {
    let window = window()
    let third = try window.id("丙")
    var events: [String] = []
    window.window.onEvent = { [weak window] event in
      events.append("\(event.event.name) \(event.look.identifier ?? "")")
      if events.last == "focus 甲" { try? window?.window.send(.focus(true), to: third) }
    }
    try window.send(.focus(true), to: "甲")
    window.expectEqualToWhole()
    #expect(events == ["focus 甲", "focus 丙", "blur 甲"])
    #expect(list.log == ["丙 true"])
    #expect(window.mirror.focus == third)
  }

  @Test func `a closure that gives the focus to a field which loses it leaves no loss behind`()
    throws
  {
    var answer: @MainActor () -> Void = {}
    let window = MirroredWindow { [list] part in
      for name in ["甲", "乙", "丙"] {
        part.textField("") { _ in }.identifier(name).disabled(list.note == name)
          .onFocusChange { isFocused in
            list.log.append("\(name) \(isFocused)")
            if name == "甲", !isFocused { answer() }
          }
      }
    }
    let third = try window.id("丙")
    answer = { [weak window, list] in
      try? window?.window.send(.focus(true), to: third)
      list.note = "丙"
      window?.window.prepare()
    }
    try window.send(.focus(true), to: "甲")
    try window.send(.focus(true), to: "乙")
    window.expectEqualToWhole()
    #expect(list.log == ["甲 true", "甲 false", "丙 true", "丙 false", "乙 true"])
    #expect(window.window.focus == (try window.id("乙")))
  }

  @Test(arguments: [false, true])
  func `a field that gets the focus while the marked text of another is cut keeps it`(
    isKeyboard: Bool
  ) throws {
    var answer: @MainActor () -> Void = {}
    let window = MirroredWindow { [list] part in
      for name in ["甲", "乙"] {
        part.textField("", typing: ScreenTyping(maximumLength: 2)) { text in
          list.log.append("\(name) \(text)")
          if text.count == 2 { answer() }
        }
        .identifier(name).onFocusChange { list.log.append("\(name) \($0)") }
      }
    }
    let other = try window.id("乙")
    answer = { [weak window] in try? window?.window.send(.focus(true), to: other) }
    try window.send(.focus(true), to: "甲")
    try window.send(.text("しおこ", isMarked: true), to: "甲")
    if isKeyboard { window.window.endEditing() } else { try window.send(.focus(false), to: "甲") }
    window.expectEqualToWhole()
    window.update()
    #expect(list.log == ["甲 true", "甲 しおこ", "甲 しお", "甲 false", "乙 true"])
    #expect(window.mirror.focus == other && window.window.focus == other)
  }
}
