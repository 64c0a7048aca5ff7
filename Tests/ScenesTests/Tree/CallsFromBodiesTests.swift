import Observation2
import Scenes
import Testing

/// Bodies should only describe; what else they ask of the window does no harm.
@MainActor @Suite struct CallsFromBodiesTests {
  private let list = ShopList(2)

  /// A part that does something whenever the title changes.
  private struct Caller: ScreenPart {
    let list: ShopList
    let call: @MainActor () -> Void

    var body: [ScreenElement] { describe() }

    private func describe() -> [ScreenElement] {
      if !list.title.isEmpty { call() }
      return [text(list.title)]
    }
  }

  /// A part with more elements for each note.
  private struct Notes: ScreenPart {
    let list: ShopList

    var body: [ScreenElement] {
      column {
        for note in list.note { text("\(note)") }
        text(list.note).identifier(list.note)
      }
    }
  }

  /// A window that is called from a body before and after those of other parts.
  private func window(calling call: @escaping @MainActor (SceneWindow) -> Void) -> SceneWindow {
    let window = SceneWindow()
    list.title = ""
    window.navigator.push(
      SketchScene { [list, weak window] part in
        Caller(list: list) { if let window { call(window) } }
        Notes(list: list)
        Caller(list: list) { if let window { call(window) } }
      }
    )
    return window
  }

  @Test func `the snapshot that a body takes is brought up to date by the update under way`() throws
  {
    var mirror: ScreenMirror?
    let window = window { mirror = ScreenMirror($0.snapshot()) }
    _ = window.snapshot()
    list.note = "一二"
    list.title = "新"
    let patches = window.update()
    try mirror?.apply(patches)
    #expect(mirror?.count == 8)
    list.note = "三"
    try mirror?.apply(window.update())
    #expect(mirror?.snapshot == window.snapshot())
  }

  @Test func `also in the first description`() throws {
    var mirror: ScreenMirror?
    let window = window { mirror = ScreenMirror($0.snapshot()) }
    list.title = "新"
    let patches = window.update()
    try mirror?.apply(patches)
    #expect(mirror?.count == 6)
    #expect(mirror?.snapshot == window.snapshot())
  }

  @Test func `a front-end that a body attaches is shown the screen by the next update`() throws {
    let frontEnd = Copy()
    let window = window { $0.attach(frontEnd) }
    list.title = "新"
    window.prepare()
    #expect(frontEnd.requests > 0)
    try frontEnd.mirror?.apply(window.update())
    #expect(frontEnd.mirror?.snapshot == window.snapshot())
  }

  @Test func `an update that a body asks for takes nothing from the one under way`() throws {
    var taken: [ScreenPatch] = []
    let window = window {
      $0.environment.containerSize.width += 100
      taken += $0.update()
    }
    var mirror = ScreenMirror(window.snapshot())
    list.note = "一"
    list.title = "新"
    try mirror.apply(window.update())
    #expect(taken == [])
    #expect(mirror.snapshot == window.snapshot())
  }

  @Test func `an event that a body sends is refused`() throws {
    var errors: [ScreenEventError] = []
    let window = window {
      do throws(ScreenEventError) {
        try $0.send(.tap, to: ScreenNodeID(3))
      } catch {
        errors.append(error)
      }
    }
    _ = window.snapshot()
    list.title = "新"
    _ = window.update()
    #expect(errors == [.describing(ScreenNodeID(3)), .describing(ScreenNodeID(3))])
  }

  @Test func `a scene that a body pushes is shown by the next update`() throws {
    let next = ShopList(1)
    let window = window { if $0.navigator.scenes.count == 1 { $0.navigator.push(ShopScene(next)) } }
    var mirror = ScreenMirror(window.snapshot())
    list.title = "新"
    try mirror.apply(window.update())
    try mirror.apply(window.update())
    #expect(mirror.snapshot == window.snapshot())
    #expect(ScreenFrames(of: mirror).elements.contains { $0.element.text == next.title })
  }

  /// A front-end that keeps a copy.
  private final class Copy: ScreenFrontEnd {
    var mirror: ScreenMirror?
    private(set) var requests = 0

    func show(_ screen: ScreenNodeSnapshot) { mirror = ScreenMirror(screen) }

    func screenNeedsUpdate() { requests += 1 }
  }
}
