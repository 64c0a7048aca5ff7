import Observation2
import Scenes
import Testing

/// Whatever was skipped when it was described, the newest closure runs.
@MainActor @Suite struct NewestClosureTests {
  private let list = ShopList(3)

  /// A part that is skipped whatever its closure captures.
  private struct Button: ScreenPart, Equatable {
    let title: String
    @Handler var didTap: @MainActor () -> Void

    var body: [ScreenElement] { button(title, action: didTap) }
  }

  /// A part that hands its closure on to one inside it.
  private struct Frame: ScreenPart, Equatable {
    let title: String
    @Handler var didTap: @MainActor () -> Void

    var body: [ScreenElement] {
      column { Button(title: title, didTap: didTap) }
    }
  }

  @Test func `a closure that captures what changed, in a part that is equal`() throws {
    let window = MirroredWindow { [list] part in
      let note = list.note
      Button(title: "押す") { list.log.append(note) }
    }
    list.note = "新"
    #expect(window.cost {}.descriptions == 1)
    #expect(try window.cost { try window.send(.tap, to: "押す") }.descriptions == 1)
    #expect(list.log == ["新"])
    #expect(try window.cost { try window.send(.tap, to: "押す") }.descriptions == 0)
    #expect(list.log == ["新", "新"])
  }

  @Test func `a closure that passes through two parts that are equal`() throws {
    let window = MirroredWindow { [list] part in
      let note = list.note
      Frame(title: "押す") { list.log.append(note) }
    }
    for note in ["一", "二"] {
      list.note = note
      window.update()
      try window.send(.tap, to: "押す")
    }
    #expect(list.log == ["一", "二"])
  }

  @Test func `a closure in a row of a list in a part that is equal`() throws {
    struct Rows: ScreenPart, Equatable {
      let items: [ShopItem]
      @Handler var didTap: @MainActor (Int) -> Void

      var body: [ScreenElement] {
        each(items) { item in
          Button(title: item.name) { didTap(item.id) }
        }
      }
    }
    let window = MirroredWindow { [list] part in
      let note = list.note
      Rows(items: list.items) { list.log.append("\(note)\($0)") }
    }
    for note in ["一", "二"] {
      list.note = note
      window.update()
      try window.send(.tap, to: "品1")
    }
    #expect(list.log == ["一1", "二1"])
  }

  @Test func `a closure of a row captures a local of the body`() throws {
    let window = MirroredWindow { [list] part in
      let note = list.note
      part.scroll {
        part.each(list.items) { item in
          part.button("\(item.name)\(note)") { list.log.append("\(note)\(item.id)") }
        }
      }
    }
    list.note = "新"
    window.update()
    #expect(window.texts == ["品0新", "品1新", "品2新"])
    try window.send(.tap, to: "品2新")
    #expect(list.log == ["新2"])
  }

  @Test func `before an update as well as after it`() throws {
    let window = MirroredWindow { [list] part in
      let note = list.note
      part.button("押す") { list.log.append(note) }
      Frame(title: "中") { list.log.append(note) }
    }
    list.note = "新"
    try window.send(.tap, to: "押す")
    list.note = "最新"
    try window.send(.tap, to: "中")
    #expect(list.log == ["新", "最新"])
    window.expectEqualToWhole()
  }

  @Test func `every kind of closure is replaced, not only that of a tap`() throws {
    struct Field: ScreenPart, Equatable {
      @Handler var note: @MainActor (String) -> Void

      var body: [ScreenElement] {
        textField("", onChange: note).identifier("field")
          .onFocusChange { note("focus \($0)") }
          .onSubmit { note("submit") }
      }
    }
    let window = MirroredWindow { [list] part in
      let prefix = list.note
      Field { list.log.append("\(prefix) \($0)") }
    }
    for (note, event) in [("一", ScreenEvent.focus(true)), ("二", .submit), ("三", .text("字"))] {
      list.note = note
      window.update()
      try window.send(event, to: "field")
    }
    list.note = "四"
    window.update()
    try window.send(.focus(false), to: "field")
    #expect(list.log == ["一 focus true", "二 submit", "三 字", "四 focus false"])
  }

  @Test func `the field that loses the focus to another one hears it from the newest closure`()
    throws
  {
    struct Field: ScreenPart, Equatable {
      let name: String
      @Handler var note: @MainActor (String) -> Void

      var body: [ScreenElement] {
        textField("") { _ in }.identifier(name).onFocusChange { note("\(name) \($0)") }
      }
    }
    let window = MirroredWindow { [list] part in
      let prefix = list.note
      Field(name: "甲") { list.log.append("\(prefix)\($0)") }
      Field(name: "乙") { list.log.append("\(prefix)\($0)") }
    }
    try window.send(.focus(true), to: "甲")
    list.note = "新"
    window.update()
    try window.send(.focus(true), to: "乙")
    #expect(list.log == ["甲 true", "新甲 false", "新乙 true"])
  }

  @Test func `a part that is not equal is described, and its closure with it`() throws {
    let window = MirroredWindow { [list] part in
      Button(title: list.title) { list.log.append(list.title) }
    }
    #expect(window.cost { list.title = "題" }.descriptions == 2)
    try window.send(.tap, to: "題")
    #expect(list.log == ["題"])
  }
}
