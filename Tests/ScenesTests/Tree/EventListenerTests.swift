import Observation2
import Scenes
import Testing

/// Who is told of an event may change the screen before the node does something about it.
@MainActor @Suite struct EventListenerTests {
  private let list = ShopList(60)

  @Test func `of a scroll, whose rows may be others by then`() throws {
    let window = MirroredWindow { [list] part in
      part.textField(list.note) { _ in }.identifier("field")
      part.lazyColumn(estimatedRowHeight: 30) {
        part.each(list.items) { part.text($0.name).frame(height: 40) }
      }
      .identifier("list")
    }
    let field = try window.id("field")
    window.window.onEvent = { [list] event in
      switch event.event {
      case .scrolled: try? window.window.send(.focus(true), to: field)
      // Described on the way to the field, and laid out by nobody.
      case .focus(true): list.items = ShopItem.some(50, from: 100)
      default: break
      }
    }
    try window.send(.scrolled(ScreenPoint(x: 0, y: 90)), to: "list")
    window.expectEqualToWhole()
    #expect(window["list"]?.scroll?.offset.y == 90)
    #expect(window.texts.contains("品103"))
  }
}
