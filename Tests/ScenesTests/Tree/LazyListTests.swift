import Observation2
import Scenes
import Testing

/// A lazy list describes what is near what can be seen, and nothing else exists.
@MainActor @Suite struct LazyListTests {
  private let list = ShopList(1_000)

  private func column(estimate: Double = 44) -> MirroredWindow {
    MirroredWindow { [list] part in
      part.lazyColumn(estimatedRowHeight: estimate) {
        part.text(list.title).identifier("title").frame(height: 44)
        part.each(list.items) { item in
          part.text(item.name).frame(height: item.id % 2 == 0 ? 44 : 22 * Double(item.count))
            .identifier("\(item.id)")
        }
        if list.isOn { part.text("終わり").identifier("end").frame(height: 44) }
      }
      .identifier("list")
    }
  }

  /// The items that have a row.
  private func rows(_ window: MirroredWindow) -> [Int] {
    window.nodes.compactMap { $0.node.look.identifier.flatMap(Int.init) }
  }

  /// The distance of a row from the top of the viewport.
  private func y(_ name: String, _ window: MirroredWindow) -> Double? {
    guard let frame = window[name]?.frame, let offset = window["list"]?.scroll?.offset else {
      return nil
    }
    return frame.y - offset.y
  }

  @Test func `rows far away do not exist`() throws {
    let window = column()
    let first = rows(window)
    #expect(first.first == 0)
    #expect(first == Array(0..<first.count))
    #expect((26...40).contains(first.count))
    #expect(window.window.descriptions < 50)
  }

  @Test func `scrolling brings rows, and lets go of those that are passed`() throws {
    let window = column()
    try window.send(.scrolled(ScreenPoint(x: 0, y: 500)), to: "list")
    window.update()
    try window.send(.scrolled(ScreenPoint(x: 0, y: 4_400)), to: "list")
    window.update()
    let here = rows(window)
    #expect(here.count < 60)
    #expect(here == Array(here[0]..<(here[0] + here.count)))
    #expect(!here.contains(0))
    #expect(window["title"] != nil)
    window.expectEqualToWhole()
  }

  @Test func `scrolling by a row describes about a row`() throws {
    let window = column()
    try window.send(.scrolled(ScreenPoint(x: 0, y: 3_000)), to: "list")
    window.update()
    let before = rows(window)
    let offset = try #require(window["list"]?.scroll?.offset.y)
    let descriptions = window.window.descriptions
    try window.send(.scrolled(ScreenPoint(x: 0, y: offset + 30)), to: "list")
    window.update()
    #expect(window.window.descriptions - descriptions <= 3)
    #expect(rows(window).filter { !before.contains($0) }.count <= 2)
    window.expectEqualToWhole()
  }

  @Test func `the end of the list stands at the lower edge, and no further up`() throws {
    list.isOn = true
    let window = column()
    for _ in 0..<3 {
      try window.send(.scrolled(ScreenPoint(x: 0, y: 999_999)), to: "list")
      window.update()
    }
    #expect(y("end", window) == 800)
    #expect(rows(window).last == 999)
    window.expectEqualToWhole()
  }

  @Test func `an item far away that changes describes no row and is no patch`() {
    let window = column()
    #expect(window.cost { list.items[900].name = "遠い" } == .init(1, 0, 0))
    window.expectEqualToWhole()
  }

  @Test func `a row that comes back is another node`() throws {
    let window = column()
    let before = try window.id("3")
    try window.send(.scrolled(ScreenPoint(x: 0, y: 9_000)), to: "list")
    window.update()
    try window.send(.scrolled(ScreenPoint(x: 0, y: 0)), to: "list")
    window.update()
    #expect(try window.id("3") != before)
    #expect(y("3", window) == 154)
    window.expectEqualToWhole()
  }

  @Test func `rows keep their numbers while they are near`() throws {
    let window = column()
    let before = window.idsByText
    list.items.swapAt(2, 7)
    list.items.insert(ShopItem(id: 5_000, name: "新"), at: 4)
    window.update()
    for id in [0, 2, 5, 7, 9] { #expect(window.idsByText["品\(id)"] == before["品\(id)"]) }
    window.expectEqualToWhole()
  }

  @Test(arguments: [0, 10, 100, 4_321.5, 20_000, 999_999])
  func `an offset that a front-end sends back moves nothing`(offset: Double) throws {
    let window = column()
    for way in [3_000.0, 50, 30_000, 12, offset] {
      try window.send(.scrolled(ScreenPoint(x: 0, y: way)), to: "list")
      window.update()
    }
    let here = rows(window)
    for _ in 0..<3 {
      let told = try #require(window["list"]?.scroll?.offset)
      let y = y("\(here[0])", window)
      try window.send(.scrolled(told), to: "list")
      window.update()
      #expect(rows(window) == here)
      #expect(abs(try #require(self.y("\(here[0])", window)) - (try #require(y))) < 0.001)
    }
    window.expectEqualToWhole()
  }

  @Test func `a list that becomes short shows its beginning`() throws {
    let window = column()
    try window.send(.scrolled(ScreenPoint(x: 0, y: 9_000)), to: "list")
    window.update()
    list.items = ShopItem.some(2)
    window.update()
    #expect(rows(window) == [0, 1])
    #expect(y("title", window) == 0)
    #expect(y("0", window) == 44)
    list.items = []
    window.update()
    #expect(rows(window) == [])
    window.expectEqualToWhole()
  }

  @Test func `a row that grows pushes down those below it`() throws {
    let window = column()
    #expect(y("2", window) == 110)
    list.items[1].count = 3
    window.update()
    #expect(y("2", window) == 154)
    window.expectEqualToWhole()
  }

  @Test func `a lazy row goes from side to side, and begins on the right from right to left`()
    throws
  {
    let window = MirroredWindow { [list] part in
      part.lazyRow(spacing: 10, estimatedRowWidth: 90) {
        part.each(list.items) { part.text($0.name).frame(width: 90).identifier("\($0.id)") }
      }
      .identifier("list")
    }
    #expect((5...8).contains(rows(window).count))
    #expect(window["2"]?.frame == ScreenRect(x: 200, y: 0, width: 90, height: 22))
    try window.send(.scrolled(ScreenPoint(x: 5_000, y: 0)), to: "list")
    window.update()
    #expect(window["50"]?.frame.x == 5_000)
    #expect(!rows(window).contains(2))
    window.expectEqualToWhole()
  }

  @Test func `several lists and elements between them are one content`() throws {
    let other = ShopList(300)
    let window = MirroredWindow { [list] part in
      part.lazyColumn {
        part.text("上").frame(height: 44)
        part.each(list.items) { part.text($0.name).frame(height: 44).identifier("\($0.id)") }
        part.text("中").identifier("middle").frame(height: 44)
        part.each(other.items) { part.text("他\($0.id)").frame(height: 44) }
        part.text("下").identifier("end").frame(height: 44)
      }
      .identifier("list")
    }
    #expect(window["list"]?.scroll?.contentSize.height == 57_332)
    try window.send(.scrolled(ScreenPoint(x: 0, y: 995 * 44)), to: "list")
    window.update()
    #expect(y("middle", window) == 264)
    #expect(window["他0"] != nil)
    #expect(window["他200"] == nil)
    try window.send(.scrolled(ScreenPoint(x: 0, y: 9_999_999)), to: "list")
    window.update()
    #expect(rows(window) == [])
    #expect(y("end", window) == 800)
    list.items.removeAll()
    other.items.removeAll()
    window.update()
    #expect(window.texts == ["上", "中", "下"])
    window.expectEqualToWhole()
  }

  @Test func `rows may be empty`() throws {
    let window = MirroredWindow { [list] part in
      part.lazyColumn {
        part.each(list.items) { item in
          if item.id % 3 == 0 { part.text(item.name).frame(height: 44).identifier("\(item.id)") }
        }
      }
      .identifier("list")
    }
    let first = rows(window)
    #expect(first == (0..<first.count).map { $0 * 3 })
    #expect(first.count >= 20)
    try window.send(.scrolled(ScreenPoint(x: 0, y: 900)), to: "list")
    window.update()
    #expect(rows(window).allSatisfy { $0 % 3 == 0 })
    window.expectEqualToWhole()
    list.items = list.items.filter { $0.id % 3 != 0 }
    window.update()
    #expect(rows(window) == [])
    window.expectEqualToWhole()
  }

  @Test(arguments: [-43.9, -44, -45, -300, -1_000], [0, 44, 200])
  func `rows may overlap, even by all of their length`(spacing: Double, height: Double) throws {
    for environment in [
      ScreenEnvironment.plain, ScreenEnvironment(containerSize: .zero, locale: "ja-JP"),
    ] {
      let window = MirroredWindow(in: environment) { [list] part in
        part.lazyColumn(spacing: spacing) {
          part.each(list.items) { part.text($0.name).frame(height: height) }
        }
        .identifier("list")
      }
      for offset in [300.0, 999_999, 12, 0] {
        try window.send(.scrolled(ScreenPoint(x: 0, y: offset)), to: "list")
        window.update()
        list.items.removeLast(50)
        window.expectEqualToWhole()
      }
      list.items = ShopItem.some(1_000)
    }
  }

  @Test func `in a scroll, which gives it all the room it wants, every row exists`() {
    list.items.removeLast(900)
    let window = MirroredWindow { [list] part in
      part.scroll { part.lazyColumn { part.each(list.items) { part.text($0.name) } } }
    }
    #expect(window.texts.count == 100)
    window.expectEqualToWhole()
  }

  @Test func `a lazy list in a part alone is described whole`() {
    #expect(
      SketchPart { part in
        part.lazyColumn { part.each(ShopItem.some(200)) { part.text($0.name) } }
      }
      .elements[0].children.count == 200
    )
  }
}
