import Observation2
import Scenes
import Testing

/// What a window tells its front-end, and when.
@MainActor @Suite struct SceneWindowTests {
  private let list = ShopList(3)

  private func field() -> MirroredWindow {
    MirroredWindow { [list] part in
      part.textField(list.note) { list.note = $0 }.identifier("field")
      part.text(list.title).identifier("title")
    }
  }

  @Test func `a front-end that comes later is told where typing goes`() throws {
    let window = field()
    try window.send(.focus(true), to: "field")
    window.update()
    let requests = window.requests
    window.window.attach(window)
    #expect(window.mirror.focus == nil)
    #expect(window.requests == requests + 1)
    #expect(window.update() == [.focus(try window.id("field"))])
    #expect(window.update() == [])
  }

  @Test func `a front-end that comes later is told of changes from then on`() {
    let window = field()
    list.title = "一"
    window.window.attach(window)
    #expect(window["title"]?.look.text == "一")
    #expect(window.update() == [])
    let requests = window.requests
    list.title = "二"
    list.note = "三"
    #expect(window.requests == requests + 1)
    #expect(window.update().count == 2)
    window.expectEqualToWhole()
  }

  @Test func `a scene that came and went between two updates was never there`() {
    let window = field()
    let cost = window.cost {
      window.window.navigator.push(ShopScene(ShopList(5)))
      window.window.navigator.pop()
    }
    #expect(cost == .init(0, 0, 0))
  }

  @Test func `a scene that goes as another one comes takes the place of it`() {
    let window = field()
    window.window.navigator.push(ShopScene(list))
    window.update()
    window.window.navigator.pop()
    window.window.navigator.push(SketchScene { $0.text("次") })
    #expect(window.update().count == 2)
    #expect(window.texts == ["次"])
    window.window.navigator.pop()
    window.update()
    #expect(window["field"] != nil)
    window.expectEqualToWhole()
  }

  @Test(
    arguments: SurroundingsTests.changes.filter {
      ["displayScale", "colorScheme", "locale", "horizontalSizeClass"].contains($0.0)
    }
  )
  func `what the layout does not depend on is measured by nobody`(
    name: String,
    change: @Sendable (inout ScreenEnvironment) -> Void
  ) {
    let window = field()
    #expect(window.cost { change(&window.window.environment) } == .init(0, 0, 0))
  }

  @Test func `a window that nobody looks at can be asked all the same`() throws {
    let window = SceneWindow()
    window.navigator.push(ShopScene(list))
    let screen = window.snapshot()
    var mirror = ScreenMirror(screen)
    list.title = "新"
    let patches = window.update()
    try mirror.apply(patches)
    #expect(mirror.snapshot == window.snapshot())
    #expect(mirror.snapshot != screen)
  }

  @Test func `patches tell of the scene's own screen, inside the window's`() {
    let window = field()
    let root = window.mirror[window.mirror.root]
    #expect(root?.look.role == .screen)
    #expect(root?.parent == nil)
    #expect(root?.children.count == 1)
    let screen = root?.children.first.flatMap { window.mirror[$0] }
    #expect(screen?.look.role == .screen)
    #expect(screen?.parent == window.mirror.root)
    #expect(ScreenFrames(of: window.mirror).elements.map(\.depth) == [0, 0])
  }
}
