import Foundation
import Observation2
import Scenes
import Testing

/// Each kind of event reaches its handler with its value.
@MainActor @Suite struct EventTests {
  private let list = ShopList(3)

  nonisolated static let events: [(ScreenEvent, String)] = [
    (.tap, "tap"), (.doubleTap, "doubleTap"), (.longPress, "longPress"),
    (.text("塩"), "text 塩"), (.text("し", isMarked: true), "text し"),
    (.value(.isOn(true)), "value isOn(true)"), (.value(.number(3)), "value number(3)"),
    (.value(.fraction(0.5)), "value fraction(0.5)"),
    (.value(.date(.seconds(86_400))), "value date(86400.0 seconds)"),
    (.submit, "submit"), (.refresh, "refresh"), (.appear, "appear"), (.disappear, "disappear"),
    (.dismiss, "dismiss"), (.swipeAction(0), "swipe 0"), (.swipeAction(1), "swipe 1"),
    (.focus(true), "focus true"),
    (.scrolled(ScreenPoint(x: 0, y: 30)), "scrolled (0.0, 30.0) ended"),
  ]

  /// A scroll that takes every kind of event.
  private func everything() -> MirroredWindow {
    MirroredWindow { [list] part in
      part.scroll { part.image("高い").frame(height: 2_000) }
        .identifier("all")
        .onTap { list.log.append("tap") }
        .onDoubleTap { list.log.append("doubleTap") }
        .onLongPress { list.log.append("longPress") }
        .onTextChange { list.log.append("text \($0)") }
        .onValueChange { list.log.append("value \($0)") }
        .onFocusChange { list.log.append("focus \($0)") }
        .onSubmit { list.log.append("submit") }
        .onRefresh { list.log.append("refresh") }
        .onScroll { list.log.append("scrolled (\($0.x), \($0.y)) \($1)") }
        .onAppear { list.log.append("appear") }
        .onDisappear { list.log.append("disappear") }
        .onDismiss { list.log.append("dismiss") }
        .swipeActions([
          ScreenSwipeAction("消す", isDestructive: true) { list.log.append("swipe 0") },
          ScreenSwipeAction("印") { list.log.append("swipe 1") },
        ])
    }
  }

  @Test(arguments: events)
  func `an event reaches its handler with its value`(event: ScreenEvent, words: String) throws {
    let window = everything()
    // Only what is in sight can go out of it.
    if event == .disappear { try window.send(.appear, to: "all") }
    list.log = []
    try window.send(event, to: "all")
    #expect(list.log == [words])
  }

  @Test(arguments: events)
  func `an event is plain data`(event: ScreenEvent, words: String) throws {
    let data = try JSONEncoder().encode(event)
    #expect(try JSONDecoder().decode(ScreenEvent.self, from: data) == event)
  }

  @Test func `a front-end knows which events a node takes`() throws {
    let window = everything()
    let look = try #require(window["all"]?.look)
    for (event, _) in Self.events { #expect(look.events.contains(event.kind), "\(event)") }
    #expect(look.swipeActions == ["消す", "印"])
    #expect(MirroredWindow { $0.text("何も") }["何も"]?.look.events == [])
  }

  @Test func `a node that takes an event, or no longer does, is an update`() throws {
    let window = MirroredWindow { [list] part in
      list.isOn ? part.text("塩").onTap {} : part.text("塩")
    }
    list.isOn = true
    guard case .update(_, let look, fields: [.events])? = window.update().first else {
      Issue.record("no update")
      return
    }
    #expect(look.events == [.tap])
    list.isOn = false
    #expect(window.update().count == 1)
    #expect(window["塩"]?.look.events == [])
  }

  @Test func `a toggle takes a tap and a value`() throws {
    let window = MirroredWindow { [list] part in
      part.toggle("通知", isOn: list.isOn) { list.isOn = $0 }
    }
    #expect(window["通知"]?.look.role == .toggle)
    #expect(window["通知"]?.look.isChecked == false)
    try window.send(.tap, to: "通知")
    window.update()
    #expect(window["通知"]?.look.isChecked == true)
    try window.send(.value(.isOn(false)), to: "通知")
    window.update()
    #expect(window["通知"]?.look.isChecked == false)
    try window.send(.value(.number(1)), to: "通知")
    #expect(window.update() == [])
    window.expectEqualToWhole()
  }

  @Test func `a stepper takes a number`() throws {
    let window = MirroredWindow { [list] part in
      part.stepper(list.items.count, in: 0...9) { list.items = ShopItem.some($0) }
        .identifier("stepper")
    }
    try window.send(.value(.number(7)), to: "stepper")
    window.update()
    #expect(window["stepper"]?.look.value == "7")
    try window.send(.tap, to: "増やす")
    window.update()
    #expect(list.items.count == 8)
    window.expectEqualToWhole()
  }

  @Test func `an event meets the newest tree, before an update as after it`() throws {
    let window = MirroredWindow { [list] part in
      part.each(list.items) { item in
        part.button(item.name) { list.log.append("\(item.count)") }
          .disabled(item.count == 0)
      }
    }
    list.items[1].count = 5
    try window.send(.tap, to: "品1")
    #expect(list.log == ["5"])
    list.items[1].count = 0
    #expect(throws: ScreenEventError.self) { try window.send(.tap, to: "品1") }
    let gone = try window.id("品2")
    list.items.removeLast()
    #expect(throws: ScreenEventError.gone(gone)) { try window.send(.tap, to: gone) }
    window.expectEqualToWhole()
  }

  @Test func `a handler may change what is shown, the node itself included`() throws {
    let window = MirroredWindow { [list] part in
      part.each(list.items) { item in
        part.button(item.name) { list.items.removeAll { $0.id == item.id } }
      }
    }
    try window.send(.tap, to: "品1")
    window.update()
    #expect(window.texts == ["品0", "品2"])
    window.expectEqualToWhole()
  }

  @Test func `a front-end hears once that there is something to update`() throws {
    let window = everything()
    // It has to hear that it is in sight.
    #expect(window.requests == 1)
    window.update()
    try window.send(.tap, to: "all")
    try window.send(.doubleTap, to: "all")
    #expect(window.requests == 2)
    window.update()
    try window.send(.tap, to: "all")
    #expect(window.requests == 3)
  }
}
