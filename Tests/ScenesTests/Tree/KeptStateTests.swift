import Observation2
import Scenes
import Testing

/// What a person has done to a node stays with it, goes with it, and ends with it.
@MainActor @Suite struct KeptStateTests {
  private let list = ShopList(5)

  private func lists() -> MirroredWindow {
    MirroredWindow { [list] part in
      part.column {
        if list.isOn { part.text("先") }
        part.each(list.items) { item in
          part.column {
            part.scroll(.horizontal) {
              part.text(String(repeating: item.name, count: 50)).identifier("long-\(item.id)")
            }
            .identifier("scroll-\(item.id)")
            part.textField(item.name) { _ in }.identifier("field-\(item.id)")
          }
        }
      }
    }
  }

  private func offset(_ window: MirroredWindow, _ id: Int) -> Double? {
    window["scroll-\(id)"]?.scroll?.offset.x
  }

  @Test func `an offset stays when something comes before the scroll, and when rows move`() throws {
    let window = lists()
    try window.send(.scrolled(ScreenPoint(x: 70, y: 0)), to: "scroll-3")
    window.update()
    #expect(offset(window, 3) == 70)
    list.isOn = true
    window.update()
    #expect(offset(window, 3) == 70)
    list.items.reverse()
    window.update()
    #expect(offset(window, 3) == 70)
    list.items.remove(at: 0)
    window.update()
    #expect((0..<4).map { offset(window, $0) } == [0, 0, 0, 70])
    window.expectEqualToWhole()
  }

  @Test func `an offset ends with its row`() throws {
    let window = lists()
    try window.send(.scrolled(ScreenPoint(x: 70, y: 0)), to: "scroll-3")
    window.update()
    let gone = list.items.remove(at: 3)
    window.update()
    list.items.insert(gone, at: 3)
    window.update()
    #expect(offset(window, 3) == 0)
    window.expectEqualToWhole()
  }

  @Test func `an offset goes back to where there is content`() throws {
    let window = lists()
    try window.send(.scrolled(ScreenPoint(x: 99_999, y: 5)), to: "scroll-0")
    window.update()
    let end = try #require(offset(window, 0))
    let width = try #require(window["scroll-0"]?.scroll?.contentSize.width)
    #expect(end == width - 390)
    list.items[0].name = "短"
    window.update()
    let shorter = try #require(window["scroll-0"]?.scroll?.contentSize.width)
    #expect(shorter < width)
    #expect(offset(window, 0) == shorter - 390)
    window.expectEqualToWhole()
  }

  @Test func `the content of a scroll is as wide as it is when it is moved before an update`()
    throws
  {
    let window = lists()
    list.items[0].name = "長い名前"
    try window.send(.scrolled(ScreenPoint(x: 99_999, y: 0)), to: "scroll-0")
    window.update()
    let width = try #require(window["scroll-0"]?.scroll?.contentSize.width)
    #expect(offset(window, 0) == width - 390)
    window.expectEqualToWhole()
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, -50])
  func `an offset that makes no sense moves nothing`(length: Double) throws {
    let window = lists()
    try window.send(.scrolled(ScreenPoint(x: length, y: length)), to: "scroll-0")
    #expect(window.update().filter { if case .scroll = $0 { true } else { false } } == [])
    #expect(offset(window, 0) == 0)
  }

  @Test func `the focus stays when something comes before the field, and goes with its row`() throws
  {
    let window = lists()
    try window.send(.focus(true), to: "field-3")
    #expect(window.update() == [.focus(try window.id("field-3"))])
    list.isOn = true
    list.items.reverse()
    window.update()
    #expect(window.mirror.focus == (try window.id("field-3")))
    #expect(window.window.focus == window.mirror.focus)
  }

  @Test func `the focus ends with its row`() throws {
    let window = lists()
    try window.send(.focus(true), to: "field-3")
    window.update()
    list.items.remove(at: 3)
    let patches = window.update()
    #expect(patches.last == .focus(nil))
    #expect(window.mirror.focus == nil)
    #expect(window.window.focus == nil)
  }

  @Test func `an edit under way goes with its row`() throws {
    let window = lists()
    try window.send(.text("か", isMarked: true), to: "field-3")
    window.update()
    list.items.swapAt(0, 3)
    window.update()
    #expect(window["field-3"]?.look.text == "か")
    list.items.swapAt(0, 4)
    list.items.removeAll { $0.id == 1 }
    window.update()
    #expect(window["field-3"]?.look.text == "か")
    window.expectEqualToWhole()
  }

  @Test func `an edit under way ends with its row`() throws {
    let window = lists()
    try window.send(.text("か", isMarked: true), to: "field-3")
    window.update()
    let gone = list.items.remove(at: 3)
    window.update()
    list.items.insert(gone, at: 3)
    window.update()
    #expect(window["field-3"]?.look.text == "品3")
  }

  @Test func `the focus goes from one field to another, and each hears of it`() throws {
    let window = MirroredWindow { [list] part in
      part.textField("") { _ in }.identifier("a").onFocusChange { list.log.append("a \($0)") }
      part.textField("") { _ in }.identifier("b").onFocusChange { list.log.append("b \($0)") }
    }
    for (name, isFocused) in [("a", true), ("a", true), ("b", true), ("a", false), ("b", false)] {
      try window.send(.focus(isFocused), to: name)
      window.update()
    }
    #expect(list.log == ["a true", "a false", "b true", "b false"])
    #expect(window.mirror.focus == nil)
  }
}
