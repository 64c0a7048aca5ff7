import Observation2
import Scenes
import Testing

/// What the last reference to a closure lets go of may do anything to the screen, which comes after what is
/// being told.
@MainActor @Suite struct LastWordsTests {
  /// Does something when it goes.
  @MainActor private final class Captured {
    private let atEnd: @MainActor () -> Void

    init(_ atEnd: @escaping @MainActor () -> Void) { self.atEnd = atEnd }

    isolated deinit { atEnd() }

    func use() {}
  }

  @MainActor private final class LastWords {
    var say: @MainActor () -> Void = {}
  }

  private let list = ShopList(3)
  private let last = LastWords()

  private func window() -> MirroredWindow {
    MirroredWindow { [list, last] part in
      part.column {
        part.each(list.items) { item in
          let captured = Captured { last.say() }
          part.button("\(item.name) \(item.count)") { captured.use() }.identifier("\(item.id)")
            .menu([ScreenMenuItem("\(item.count)") { captured.use() }])
        }
      }
      part.button("other") { list.items.insert(ShopItem(id: 9, name: "新"), at: 0) }
    }
  }

  /// Taps a button twice with the first last words: before the second tap, what the first one has done is described.
  private func tapAtTheEnd(_ window: MirroredWindow) throws {
    let other = try window.id("other")
    var isFirst = true
    last.say = {
      guard isFirst else { return }
      isFirst = false
      for _ in 0..<2 { try? window.window.send(.tap, to: other) }
    }
  }

  @Test func `of an element that is gone`() throws {
    let window = window()
    try tapAtTheEnd(window)
    list.items.removeLast()
    window.update()
    window.expectEqualToWhole()
    #expect(list.items.map(\.id) == [9, 9, 0, 1])
  }

  @Test func `of one that has other words now`() throws {
    let window = window()
    try tapAtTheEnd(window)
    list.items[1].count = 7
    window.update()
    window.expectEqualToWhole()
    #expect(list.items.map(\.id) == [9, 9, 0, 1, 2])
  }

  @Test func `to the element itself`() throws {
    let window = window()
    let id = try window.id("1")
    var isDone = false
    last.say = {
      try? window.window.send(.menuItem(0), to: id)
      isDone = true
    }
    list.items[1].count = 7
    window.update()
    #expect(isDone)
    window.expectEqualToWhole()
    list.items[1].count = 8
    _ = window.window.snapshot()
    window.window.attach(window)
    window.expectEqualToWhole()
  }

  @Test func `that give the focus to what nobody knows yet`() throws {
    let window = MirroredWindow { [list, last] part in
      part.column {
        part.each(list.items) { item in
          let captured = Captured { last.say() }
          part.textField(item.name, typing: ScreenTyping(returnKey: .next)) { _ in captured.use() }
            .identifier("\(item.id)").onSubmit {}
        }
      }
    }
    let id = try window.id("1")
    try window.send(.focus(true), to: id)
    window.update()
    var isFirst = true
    last.say = { [list] in
      guard isFirst else { return }
      isFirst = false
      list.items.append(ShopItem(id: 9, name: "新"))
      try? window.window.send(.submit, to: id)
    }
    list.items.removeLast()
    window.update()
    window.expectEqualToWhole()
    #expect(window.mirror.focus == (try window.id("9")))
  }
}
