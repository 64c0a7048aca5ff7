import Observation2
import Scenes
import ScenesHeadless
import ScenesTesting
import Testing

/// A menu lies in front of everything until something is chosen of it, or it is closed.
@MainActor @Suite struct MenuTests {
  private let list = ShopList(3)

  private func items(_ list: ShopList) -> [ScreenMenuItem] {
    list.items.map { item in
      ScreenMenuItem(
        item.name,
        identifier: "item-\(item.id)",
        isSelected: item.count > 1,
        isDestructive: item.id == 2,
        isEnabled: item.id != 1
      ) { list.log.append("\(list.title) \(item.name)") }
    }
  }

  private func stage() -> Stage {
    Stage(
      of: SketchPart { [list] part in
        part.button("後ろ") { list.log.append("後ろ") }
        if !list.isOn { part.menu("選ぶ", items: items(list)).identifier("menu") }
        part.text("行").contextMenu(items(list)).identifier("row")
      }
    )
  }

  @Test func `a tap opens a menu, and a tap on an entry does what it does by now`() throws {
    let stage = stage()
    try stage.tap("menu")
    #expect(try stage.element("品0").element.role == .button)
    #expect(try stage.element("item-2").element.color == .destructive)
    list.title = "新しい"
    try stage.tap("品0")
    #expect(list.log == ["新しい 品0"])
    #expect(!stage.shows("品0"))
  }

  @Test func `an open menu shows a title in other scalars`() throws {
    list.items[0].name = "が"
    let stage = stage()
    try stage.tap("menu")
    list.items[0].name = "か\u{3099}"
    let texts = stage.frames.elements.compactMap(\.element.text)
    #expect(texts.contains { $0.utf8.elementsEqual("か\u{3099}".utf8) })
    try stage.tap("item-0")
    #expect(list.log.count == 1)
  }

  @Test func `of several entries that look the same, the one that is tapped is chosen`() throws {
    let stage = Stage(
      of: SketchPart { [list] part in
        part.picker("誰", choosing: nil, among: [1, 2, 3], title: { _ in "田中" }) {
          list.log.append("\($0)")
        }
        .identifier("picker")
      }
    )
    for place in 0..<3 {
      try stage.tap("picker")
      let entries = stage.frames.elements.filter { $0.element.role == .button }
      try stage.tap(entries[place])
    }
    #expect(list.log == ["1", "2", "3"])
    #expect(stage.issues.isEmpty)
  }

  @Test func `an entry shows that it is ticked, and one that can't be chosen is disabled`() throws {
    list.items[0].count = 2
    let stage = stage()
    try stage.tap("menu")
    #expect(try stage.element("品0").element.isSelected)
    #expect(throws: ScreenError.self) { try stage.tap("品1") }
    #expect(list.log.isEmpty)
  }

  @Test func `nothing behind an open menu can be touched`() throws {
    let stage = stage()
    try stage.tap("menu")
    #expect(throws: ScreenError.self) { try stage.tap("後ろ") }
    stage.tap(at: ScreenPoint(x: 5, y: 5))
    #expect(list.log.isEmpty)
    #expect(!stage.shows("品0"))
    try stage.tap("後ろ")
    #expect(list.log == ["後ろ"])
  }

  @Test func `going back closes a menu before anything else`() throws {
    let stage = stage()
    stage.navigator.push(SceneSpy("over"))
    #expect(stage.back())
    try stage.tap("menu")
    #expect(stage.back())
    #expect(!stage.shows("品0"))
    #expect(!stage.back())
  }

  @Test func `a menu goes with its element, and with its screen`() throws {
    let stage = stage()
    try stage.tap("menu")
    list.isOn = true
    #expect(!stage.shows("品0"))
    list.isOn = false
    #expect(!stage.shows("品0"))
    try stage.tap("menu")
    stage.navigator.push(SceneSpy("over"))
    #expect(stage.shows("over"))
    #expect(!stage.shows("品0"))
    #expect(stage.back())
    #expect(!stage.shows("品0"))
  }

  @Test func `an open menu shows the newest entries`() throws {
    let stage = stage()
    try stage.tap("menu")
    list.items.append(ShopItem(id: 7, name: "追加"))
    #expect(stage.shows("追加"))
    list.items.removeFirst()
    #expect(!stage.shows("品0"))
    try stage.tap("追加")
    #expect(list.log == ["買い物 追加"])
    try stage.tap("menu")
    list.items = []
    #expect(!stage.shows("追加"))
  }

  @Test func `a finger that stays opens a context menu, and a tap does not`() throws {
    let stage = stage()
    try stage.tap("row")
    #expect(!stage.shows("品0"))
    try stage.longPress("row")
    try stage.tap("品0")
    #expect(list.log == ["買い物 品0"])
  }

  @Test func `a front-end with menus of its own chooses by index`() throws {
    let stage = stage()
    let menu = try stage.element("menu")
    #expect(menu.element.menu.map(\.title) == ["品0", "品1", "品2"])
    #expect(stage.send(.menuItem(2), to: menu.id))
    #expect(!stage.send(.menuItem(1), to: menu.id))
    #expect(!stage.send(.menuItem(3), to: menu.id))
    #expect(!stage.send(.menuItem(-1), to: menu.id))
    #expect(list.log == ["買い物 品2"])
  }

  @Test func `a menu without entries takes no tap`() {
    let part = SketchPart { _ in }
    #expect(part.menu("無", items: []).eventKinds.isEmpty)
    #expect(part.menu("有", items: items(list)).eventKinds == [.tap, .menuItem])
  }

  @Test func `what a front-end is told of a menu is the whole screen`() throws {
    let window = MirroredWindow { [list] part in
      part.menu("選ぶ", items: items(list)).identifier("menu")
    }
    try window.send(.tap, to: "menu")
    window.expectEqualToWhole()
    #expect(window["品0"] != nil)
    list.items[0].name = "塩"
    window.expectEqualToWhole()
    #expect(window["塩"] != nil)
    #expect(window.window.closeMenu())
    #expect(!window.window.closeMenu())
    window.expectEqualToWhole()
    #expect(window["塩"] == nil)
    #expect(window.issues.isEmpty)
  }

  @Test func `what an entry does may open another menu or leave the screen`() throws {
    let stage = Stage(
      of: SketchPart { [list] part in
        part.menu("一", items: [ScreenMenuItem("消える") { list.isOn = true }]).identifier("first")
        if list.isOn { part.text("消えた") }
      }
    )
    try stage.tap("first")
    try stage.tap("消える")
    #expect(stage.shows("消えた"))
    try stage.tap("first")
    stage.close()
    #expect(!stage.shows("消える"))
    #expect(stage.livingScenes == 0)
  }

  @Test func `the entry that is tapped is chosen, where others have come before it meanwhile`()
    throws
  {
    let window = MirroredWindow { [list] part in
      part.menu("選ぶ", items: items(list)).identifier("menu")
    }
    try window.send(.tap, to: "menu")
    window.update()
    list.items.insert(ShopItem(id: 7, name: "追加"), at: 0)
    try window.send(.tap, to: "品0")
    #expect(list.log == ["買い物 品0"])
    try window.send(.tap, to: "menu")
    window.update()
    list.items.removeAll { $0.id == 0 }
    try window.send(.tap, to: "品0")
    #expect(list.log == ["買い物 品0"])
    window.expectEqualToWhole()
  }
}
