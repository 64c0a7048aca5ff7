import Observation2
import Scenes
import Testing

/// Mistakes in a body are reported, and the screen goes on.
@MainActor @Suite struct DescriptionIssueTests {
  private let list = ShopList(2)

  /// A part that changes what it reads, which no part may.
  private struct Restless: ScreenPart {
    let list: ShopList

    var body: [ScreenElement] { count() }

    private func count() -> [ScreenElement] {
      if list.isOn { list.note += "." }
      return [text("\(list.note.count)")]
    }
  }

  @Test func `a body that changes what it reads is reported, and given up for now`() {
    let window = MirroredWindow { [list] part in
      Restless(list: list)
      part.text(list.title).identifier("title")
    }
    list.isOn = true
    window.update()
    #expect(window.issues == [.endlessDescription])
    #expect(window.issues[0].description.contains("Change properties in answer to events only."))
  }

  @Test func `the screen follows other changes after that`() {
    let window = MirroredWindow { [list] part in
      Restless(list: list)
      part.text(list.title).identifier("title")
    }
    list.isOn = true
    window.update()
    let requests = window.requests
    list.isOn = false
    #expect(window.requests == requests + 1)
    list.title = "新"
    window.update()
    #expect(window["title"]?.look.text == "新")
    #expect(window.issues.count == 1)
    list.title = "最新"
    #expect(window.requests == requests + 2)
    window.update()
    #expect(window["title"]?.look.text == "最新")
  }

  @Test func `an identity that is there twice is reported once for each list that has come`() {
    let window = MirroredWindow { [list] part in
      part.each(list.items, id: \.count) { part.text($0.name) }
    }
    #expect(window.issues.count == 1)
    list.items[0].name = "新"
    window.update()
    #expect(window.issues.count == 1)
    #expect(window.texts == ["新", "品1"])
    guard case .duplicateIdentity("1", _) = window.issues[0] else {
      Issue.record("\(window.issues)")
      return
    }
    #expect("\(window.issues[0])".hasPrefix("Two items of the list at "))
  }
}
