import Observation2
import Scenes
import Testing

/// A scene that another one covers keeps its tree, and costs nothing until it is seen again.
@MainActor @Suite struct CoveredSceneTests {
  private let list = ShopList(40)
  private let next = ShopList(3)

  private func covered() -> MirroredWindow {
    let window = MirroredWindow(ShopScene(list))
    window.window.navigator.push(ShopScene(next))
    window.update()
    return window
  }

  @Test func `a scene on top takes the place of the one it covers`() {
    let window = MirroredWindow(ShopScene(list))
    let root = window.mirror[window.mirror.root]?.children
    window.window.navigator.push(ShopScene(next))
    let patches = window.update()
    guard patches.count == 2, case .insert(let screen, window.mirror.root, 0) = patches[0] else {
      Issue.record("\(patches.count) patches")
      return
    }
    #expect(root?.map { .remove($0) } == [patches[1]])
    #expect(window.mirror[window.mirror.root]?.children == [screen.id])
    window.expectEqualToWhole()
  }

  @Test func `what changes in a covered scene is not described until it is seen`() {
    let window = covered()
    #expect(
      window.cost {
        list.title = "新"
        list.items[0].count = 5
        list.items.removeLast()
      } == .init(0, 0, 0)
    )
    #expect(window.requests == 1)
    let cost = window.cost { window.window.navigator.pop() }
    #expect(cost.descriptions == 3)
    #expect(window["title"]?.look.text == "新")
    #expect(window["5個"] != nil)
    window.expectEqualToWhole()
  }

  @Test func `a layout that changes something on the way back is followed in the next update`() {
    let counter = CountingLayout()
    let window = MirroredWindow { part in
      part.column {
        part.text("\(counter.count)").identifier("count")
        part.lazyArranged(by: counter)
      }
    }
    window.update()
    for _ in 1...2 {
      window.window.navigator.push(ShopScene(next))
      window.update()
      counter.version += 1
      window.window.navigator.pop()
      let before = window.requests
      window.update()
      #expect(window.requests == before + 1)
      window.update()
      #expect(window["count"]?.look.text == "\(counter.version)")
    }
    window.expectEqualToWhole()
  }

  /// Counts up to its version when it is laid out, as a collection takes data then.
  private final class CountingLayout: LazyScreenLayout, ObservedModel {
    @Observed var version = 0
    @Observed var count = 0

    func entries(in room: LazyScreenRoom) -> LazyScreenEntries<Int> {
      count = version
      return LazyScreenEntries(contentSize: room.size, offset: .zero, entries: [])
    }

    func content(of id: Int) -> [ScreenElement] { [] }

    func measured(_ size: ScreenSize, of id: Int) -> Bool { false }

    func frame(of id: Int) -> ScreenRect? { nil }
  }

  @Test func `a scene that is seen again as it was is not described`() {
    let window = covered()
    let cost = window.cost { window.window.navigator.pop() }
    #expect(cost == .init(0, 0, 2))
  }

  @Test func `a scene that nobody has seen is not described`() {
    let window = MirroredWindow(ShopScene(list))
    let cost = window.cost {
      window.window.navigator.push(ShopScene(next))
      window.window.navigator.push(SketchScene { $0.text("上") })
    }
    #expect(cost.descriptions == 1)
    #expect(window.texts == ["上"])
  }

  @Test func `numbers, offsets and focus are kept on the way back, and no text is marked`() throws {
    let window = MirroredWindow { [list] part in
      part.textField(list.note) { _ in }.identifier("field")
      part.scroll { part.each(list.items) { part.text($0.name).frame(height: 100) } }
        .identifier("list")
    }
    try window.send(.scrolled(ScreenPoint(x: 0, y: 250)), to: "list")
    try window.send(.focus(true), to: "field")
    try window.send(.text("か", isMarked: true), to: "field")
    window.update()
    let before = window.nodes.map(\.id)
    #expect(window["field"]?.look.text == "か")
    window.window.navigator.push(ShopScene(next))
    window.update()
    #expect(window.mirror.focus == nil)
    #expect(window.window.focus == nil)
    window.window.navigator.pop()
    window.update()
    #expect(window.nodes.map(\.id) == before)
    #expect(window["list"]?.scroll?.offset.y == 250)
    #expect(window["field"]?.look.text == "")
    #expect(window.mirror.focus == (try window.id("field")))
    window.expectEqualToWhole()
  }

  @Test func `a scene that is covered takes over what the environment has become`() {
    let window = covered()
    window.window.environment.containerSize = ScreenSize(width: 844, height: 390)
    window.update()
    window.window.navigator.pop()
    window.update()
    #expect(window["list"]?.frame == ScreenRect(x: 0, y: 22, width: 844, height: 368))
    #expect(ScreenFrames(of: window.mirror).viewport.width == 844)
    window.expectEqualToWhole()
  }

  @Test func `a scene that is gone is let go, with its data source, at once`() {
    let window = MirroredWindow(ShopScene(list))
    weak var data: ShopList?
    weak var scene: ShopScene?
    do {
      let shown = ShopList(3)
      let host = ShopScene(shown)
      (data, scene) = (shown, host)
      window.window.navigator.push(host)
      window.update()
    }
    #expect(data != nil)
    window.window.navigator.pop()
    #expect(data == nil)
    #expect(scene == nil)
    window.expectEqualToWhole()
  }

  @Test func `the number of descriptions never falls`() {
    let window = covered()
    let before = window.window.descriptions
    window.window.navigator.pop()
    window.update()
    #expect(window.window.descriptions >= before)
  }

  @Test func `after a memory warning a covered scene is made again, with its offsets`() throws {
    let window = MirroredWindow { [list] part in
      part.column {
        part.scroll(.horizontal) { part.text(String(repeating: "長", count: 90)) }
        part.scroll { part.each(list.items) { part.text($0.name).frame(height: 100) } }
          .identifier("list")
        part.lazyColumn { part.each(list.items) { part.button($0.name) {} } }
          .identifier("lazy")
      }
    }
    try window.send(.scrolled(ScreenPoint(x: 70, y: 0)), to: window.nodes[3].id)
    try window.send(.scrolled(ScreenPoint(x: 0, y: 250)), to: "list")
    try window.send(.scrolled(ScreenPoint(x: 0, y: 440)), to: "lazy")
    window.update()
    let before = window.nodes.compactMap(\.node.scroll)
    window.window.navigator.push(ShopScene(next))
    window.update()
    let descriptions = window.window.descriptions
    window.window.releaseCoveredScreens()
    #expect(window.window.descriptions == descriptions)
    list.items[3].name = "新"
    window.window.navigator.pop()
    window.update()
    let after = window.nodes.compactMap(\.node.scroll)
    #expect(after == before)
    let offsets = before.map(\.offset)
    let expected = [
      ScreenPoint(x: 70, y: 0), ScreenPoint(x: 0, y: 250), ScreenPoint(x: 0, y: 440),
    ]
    #expect(offsets == expected)
    #expect(window["新"] != nil)
    window.expectEqualToWhole()
  }

  @Test func `a memory warning lets nothing go of what is seen`() throws {
    let window = MirroredWindow(ShopScene(list))
    try window.send(.scrolled(ScreenPoint(x: 0, y: 250)), to: "list")
    window.update()
    #expect(window.cost { window.window.releaseCoveredScreens() } == .init(0, 0, 0))
    window.expectEqualToWhole()
  }

  @Test func `a window without scenes shows nothing`() {
    let window = MirroredWindow(ShopScene(list))
    window.window.navigator.removeAll()
    #expect(window.update().count == 1)
    #expect(window.mirror.count == 1)
    window.expectEqualToWhole()
  }

  @Test func `offsets outlive a scene's coming and going that nobody has seen`() throws {
    let window = MirroredWindow(ShopScene(list))
    try window.send(.scrolled(ScreenPoint(x: 0, y: 300)), to: "list")
    window.update()
    for _ in 1...3 {
      window.window.navigator.push(ShopScene(next))
      window.window.releaseCoveredScreens()
      window.window.navigator.pop()
      window.window.releaseCoveredScreens()
    }
    window.update()
    #expect(window["list"]?.scroll?.offset.y == 300)
  }
}
