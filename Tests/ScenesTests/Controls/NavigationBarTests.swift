import Observation2
import Scenes
import ScenesHeadless
import Testing

/// The bar above a scene, by itself: where its parts stand, and what a person can do with them.
@MainActor @Suite struct NavigationBarTests {
  private let part = SketchPart { _ in }
  private let list = ShopList(3)

  private func stage(
    _ environment: ScreenEnvironment = .plain,
    _ item: @escaping @MainActor (SketchPart, ShopList) -> SceneNavigationItem
  ) -> Stage {
    Stage(
      of: SketchPart { [list] part in
        part.column {
          part.navigationBar(item(part, list)) {
            part.backButton("一覧") { list.log.append("back") }
          }
        }
      },
      in: environment
    )
  }

  private func usual(_ part: SketchPart, _ list: ShopList) -> SceneNavigationItem {
    SceneNavigationItem(list.title)
      .leading { part.button("閉") { list.log.append("close") }.identifier("close") }
      .trailing {
        part.button("消す", role: .destructive) { list.log.append("delete") }.disabled(list.isOn)
        part.menu("他", items: [ScreenMenuItem("送る") { list.log.append("send") }])
      }
  }

  @Test(arguments: [ScreenLayoutDirection.leftToRight, .rightToLeft])
  func `the title is in the middle, what leads back is before it and buttons are after it`(
    direction: ScreenLayoutDirection
  ) throws {
    var environment = ScreenEnvironment.plain
    environment.layoutDirection = direction
    let stage = stage(environment) { usual($0, $1) }
    let names = ["一覧", "close", "買い物", "消す", "他"]
    let x = try names.map { try stage.element(.named($0)).frame.center.x }
    #expect(x == (direction == .leftToRight ? x.sorted() : x.sorted(by: >)))
    #expect((x[2] - 195).magnitude < 0.001)
    #expect(try stage.element("一覧").frame.center.y == stage.element("他").frame.center.y)
  }

  @Test func `a title that is too long ends between the buttons`() throws {
    list.title = String(repeating: "長い", count: 40)
    let stage = stage { part, list in
      SceneNavigationItem(list.title).trailing { part.button("終") {} }
    }
    let title = try stage.element(.named(list.title))
    #expect(try title.frame.x >= stage.element("一覧").frame.maxX)
    #expect(try title.frame.maxX <= stage.element("終").frame.x + 0.001)
    #expect(title.frame.height == 22)
  }

  @Test func `a title has a line of its own where the largest text leaves it no room`() throws {
    var environment = ScreenEnvironment.plain
    environment.textSize = ScreenTextSize.allCases[11]
    let stage = stage(environment) { usual($0, $1) }
    let title = try stage.element("買い物")
    #expect(try title.frame.y >= stage.element("一覧").frame.maxY)
    #expect(stage.frames.elements.allSatisfy { $0.frame.x >= 0 && $0.frame.maxX <= 390.001 })
  }

  @Test func `two ends that are too wide share the line`() throws {
    let stage = stage { part, _ in
      SceneNavigationItem("").trailing { part.button(String(repeating: "長", count: 40)) {} }
    }
    let (back, end) = (try stage.element("一覧").frame, try stage.element(.role(.button)).frame)
    #expect(back.width > 44 && end.width > 195 && end.maxX <= 390.001 && end.x >= back.maxX)
  }

  @Test func `a large title stands below the buttons and above the search`() throws {
    let stage = stage { part, list in
      SceneNavigationItem(list.title, style: .large, prompt: "今週")
        .search(part.searchField("", placeholder: "探す", onChange: { _ in }))
    }
    let parts: [ScreenQuery] = ["今週", "一覧", "買い物", .role(.searchField)]
    let y = try parts.map { try stage.element($0).frame.y }
    #expect(y == y.sorted() && Set(y).count == 4)
    #expect(try stage.element("買い物").element.textStyle == .largeTitle)
    #expect(try stage.element(.role(.searchField)).frame.width == 374)
  }

  @Test func `each button does what it does, unless it is disabled`() throws {
    let stage = stage { usual($0, $1) }
    for name in ["一覧", "close", "消す", "他", "送る"] { try stage.tap(.named(name)) }
    #expect(list.log == ["back", "close", "delete", "send"])
    list.isOn = true
    #expect(throws: ScreenError.self) { try stage.tap("消す") }
  }

  @Test func `a search is typed, sent off and given up`() throws {
    let stage = stage { part, list in
      SceneNavigationItem("探す")
        .search(
          part.searchField(
            list.note,
            placeholder: "品物",
            onChange: { list.note = $0 },
            onSearch: { list.log.append("search \(list.note)") }
          )
          .onFocusChange { list.isOn = $0 }.identifier("search"),
          isActive: list.isOn || !list.note.isEmpty
        ) {
          list.note = ""
          list.log.append("cancel")
        }
    }
    #expect(!stage.shows("キャンセル"))
    try stage.tap("search")
    let field = try stage.element("search")
    #expect(field.isFocused && stage.shows("キャンセル"))
    #expect(stage.send(.text("なし"), to: field.id))
    #expect(stage.send(.submit, to: field.id))
    #expect(try stage.element("search").id == field.id)
    try stage.tap("キャンセル")
    #expect(list.log == ["search なし", "cancel"])
    #expect(try stage.element("search").element.text?.isEmpty == true)
  }

  @Test(arguments: [SceneNavigationItem.TitleStyle.inline, .large])
  func `a screen reader hears a heading of the first level, and a button for the way back`(
    style: SceneNavigationItem.TitleStyle
  ) throws {
    let stage = stage { _, _ in SceneNavigationItem("題", style: style) }
    let title = try stage.element("題").element
    #expect(title.traits.contains(.header) && title.headingLevel == 1)
    let back = try stage.element("一覧").element
    #expect(back.role == .backButton && back.events == .tap)
    #expect(stage.frames.elements.contains { $0.element.role == .navigationBar })
  }

  @Test
  func `the way back is hidden where the item says so, and a bar without words has its height`()
    throws
  {
    let stage = stage { _, list in SceneNavigationItem("").hidesBackButton(!list.isOn) }
    #expect(!stage.shows("一覧"))
    #expect(try stage.element(.role(.navigationBar)).frame.height == 44)
    list.isOn = true
    #expect(stage.shows("一覧"))
  }

  @Test func `a field keeps what was typed while the rows around it come and go`() throws {
    let stage = stage { part, list in
      SceneNavigationItem("探す", style: list.isOn ? .large : .inline, prompt: list.isOn ? "今" : nil)
        .search(part.searchField(list.note, onChange: { _ in }).identifier("search"))
    }
    let id = try stage.element("search").id
    list.isOn = true
    #expect(try stage.element("search").id == id)
  }
}
