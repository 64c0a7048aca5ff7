import Observation2
import Scenes
import Testing

/// Whatever there is to update, the front-end is asked for it.
@MainActor @Suite struct RequestedUpdateTests {
  private let list = ShopList(200)

  /// Notes in a list's log that it has been let go of, which a body can read.
  private final class Farewell: Sendable {
    private let list: ShopList

    init(_ list: ShopList) { self.list = list }

    deinit {
      let list = list
      MainActor.assumeIsolated { list.note += "." }
    }
  }

  private struct Row: ScreenPart {
    let name: String
    let farewell: Farewell

    var body: [ScreenElement] { text(name) }
  }

  /// How often something has been noted, in a part of its own.
  private struct NoteCount: ScreenPart {
    let list: ShopList

    var body: [ScreenElement] { text("\(list.note.count)").identifier("count") }
  }

  /// A part that changes what it reads, which no part may.
  private struct Restless: ScreenPart {
    let list: ShopList

    var body: [ScreenElement] { count() }

    private func count() -> [ScreenElement] {
      if list.isOn { list.title += "." }
      return [text("\(list.title.count)")]
    }
  }

  @Test func `what a row changes that the layout lets go of is shown in the next update`() throws {
    let window = MirroredWindow { [list] part in
      NoteCount(list: list)
      part.lazyColumn {
        part.each(list.items) { Row(name: $0.name, farewell: Farewell(list)) }
      }
      .identifier("list")
    }
    for height in [600.0, 400, 200] {
      window.window.environment.containerSize.height = height
      let before = window.requests
      window.update()
      #expect(window.requests == before + 1)
      window.update()
      #expect(window["count"]?.look.text == "\(list.note.count)")
    }
    let before = window.requests
    list.note = ""
    #expect(window.requests == before + 1)
  }

  @Test func `what a row changes that a scroll lets go of is shown with the scroll`() throws {
    let window = MirroredWindow { [list] part in
      NoteCount(list: list)
      part.lazyColumn {
        part.each(list.items) { Row(name: $0.name, farewell: Farewell(list)) }
      }
      .identifier("list")
    }
    for offset in [4_000.0, 8_000, 0] {
      let before = window.requests
      try window.send(.scrolled(ScreenPoint(x: 0, y: offset)), to: "list")
      #expect(window.requests == before + 1)
      window.update()
      #expect(window["count"]?.look.text == "\(list.note.count)")
      #expect(window.update().isEmpty)
    }
  }

  @Test func `a report of an issue may change what is on the screen`() {
    let window = MirroredWindow { [list] part in
      part.text(list.note).identifier("note")
      Restless(list: list)
    }
    window.window.onIssue = { [list] in list.note = "\($0)" }
    list.isOn = true
    let before = window.requests
    window.update()
    #expect(window.requests == before + 1)
    window.update()
    #expect(window["note"]?.look.text == "\(ScreenIssue.endlessDescription)")
    list.note = ""
    #expect(window.requests == before + 2)
  }
}
