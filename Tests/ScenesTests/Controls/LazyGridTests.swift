import Observation2
import Scenes
import ScenesHeadless
import Testing

/// A grid of which only the rows near what can be seen are described.
@MainActor @Suite struct LazyGridTests {
  @Test(arguments: [0, 1, 5]) func `more columns than items are one row`(count: Int) {
    let list = ShopList(count)
    let stage = Stage(
      of: SketchPart { part in part.lazyGrid(.flexible(.max), list.items) { part.text($0.name) } }
    )
    #expect(stage.frames.elements.count { $0.element.role == .row } == min(count, 1))
    #expect(stage.frames.elements.count { $0.element.role == .text } == count)
  }

  private func window(
    _ list: ShopList,
    _ columns: ScreenGridColumns,
    spacing: Double = 0
  ) -> MirroredWindow {
    MirroredWindow { part in
      part.lazyGrid(columns, spacing: spacing, list.items) { item in
        part.text(item.name).frame(height: 44).identifier("\(item.id)")
      }
      .identifier("grid")
    }
  }

  private func cells(_ window: MirroredWindow) -> [Int] {
    window.nodes.compactMap { $0.node.look.identifier.flatMap(Int.init) }
  }

  private func stage(
    _ columns: ScreenGridColumns,
    spacing: Double = 0,
    in environment: ScreenEnvironment = .plain
  ) -> Stage {
    let list = ShopList(7)
    return Stage(
      of: SketchPart { part in
        part.lazyGrid(columns, spacing: spacing, list.items) { item in
          part.button(item.name) {}.identifier("\(item.id)")
        }
      },
      in: environment
    )
  }

  @Test(arguments: [(10, 10), (10_000, 81)])
  func `only the rows near what can be seen are described`(count: Int, most: Int) throws {
    let list = ShopList(count)
    let window = window(list, .flexible(3))
    #expect(cells(window) == Array(0..<min(count, cells(window).count)))
    #expect(cells(window).count <= most)
    #expect(cells(window).count >= min(count, 57))
    let descriptions = window.window.descriptions
    #expect(descriptions < 40)
    if count > 10 {
      try window.send(.scrolled(ScreenPoint(x: 0, y: 44 * 2_000)), to: "grid")
      window.update()
      #expect(cells(window).contains(6_000))
      #expect(cells(window).count <= most + 12)
      #expect(window.window.descriptions - descriptions < 40)
    }
    window.expectEqualToWhole()
  }

  @Test func `a change of an item describes its row, and nothing of a row far away`() {
    let list = ShopList(10_000)
    let window = window(list, .flexible(3))
    let descriptions = window.window.descriptions
    list.items[4].name = "塩"
    window.update()
    #expect(window["4"]?.look.text == "塩")
    #expect(window.window.descriptions - descriptions <= 2)
    list.items[9_000].name = "酢"
    window.update()
    #expect(window.window.descriptions - descriptions <= 3)
    window.expectEqualToWhole()
  }

  @Test func `items come and go, and the rows follow`() {
    let list = ShopList(5)
    let window = window(list, .flexible(2), spacing: 4)
    list.items.insert(ShopItem(id: 70, name: "新"), at: 0)
    window.expectEqualToWhole()
    #expect(cells(window) == [70, 0, 1, 2, 3, 4])
    list.items.removeAll()
    window.expectEqualToWhole()
    #expect(cells(window).isEmpty)
    list.items = ShopItem.some(3, from: 8)
    window.expectEqualToWhole()
    #expect(cells(window) == [8, 9, 10])
    #expect(window.issues.isEmpty)
  }

  @Test(
    arguments: [
      (.flexible(3), 0, 3, 130), (.flexible(2), 10, 2, 190), (.flexible(0), 0, 1, 390),
      (.adaptive(minimum: 100), 0, 3, 130), (.adaptive(minimum: 130), 0, 3, 130),
      (.adaptive(minimum: 100), 50, 2, 170), (.adaptive(minimum: 900), 0, 1, 390),
      (.adaptive(minimum: .nan), 0, 1, 390), (.fixed([100, 50]), 8, 2, 100),
      (.fixed([]), 0, 1, 390),
    ] as [(ScreenGridColumns, Double, Int, Double)]
  )
  func `columns are as many and as wide as they are to be`(
    columns: ScreenGridColumns,
    spacing: Double,
    count: Int,
    width: Double
  ) throws {
    let stage = stage(columns, spacing: spacing)
    let buttons = stage.frames.elements.filter { $0.element.role == .button }
    let row = buttons.filter { $0.frame.y == buttons.first?.frame.y }
    #expect(row.count == count)
    #expect(buttons.first?.frame.width == width)
    if count == 2 { #expect(try stage.element("1").frame.x == width + spacing) }
  }

  @Test func `a wider window has more columns, and a larger text higher rows`() throws {
    var tablet = ScreenEnvironment.plain
    tablet.containerSize = ScreenSize(width: 1024, height: 1366)
    let stage = stage(.adaptive(minimum: 150), in: tablet)
    #expect(try stage.element("5").frame.y == 0)
    #expect(try stage.element("6").frame.y == 44)
    stage.environment.containerSize = ScreenSize(width: 390, height: 844)
    #expect(try stage.element("2").frame.y == 44)
    stage.environment.textSize = ScreenTextSize.allCases[11]
    #expect(try stage.element("2").frame.y > 44)
  }

  @Test func `adaptive columns are counted in the width that the grid is given`() throws {
    let list = ShopList(9)
    let window = MirroredWindow { part in
      part.row {
        if !list.isOn { part.text("menu").frame(width: 180, height: 44) }
        part.column {
          part.lazyGrid(.adaptive(minimum: 90), list.items) { item in
            part.text(item.name).frame(height: 44).identifier("\(item.id)")
          }
          .padding(horizontal: 10)
        }
      }
    }
    // The grid has 190 of 390 points within the padding, and then 370.
    for columns in [2, 4, 2] {
      list.isOn = columns == 4
      window.expectEqualToWhole()
      #expect(cells(window) == Array(0..<9))
      let row = window["\(columns - 1)"]
      #expect(window["\(columns)"]?.parent != row?.parent)
      #expect(window["0"]?.parent != nil)
      let cell = try #require(window["0"]?.parent.flatMap { window.mirror[$0] })
      #expect(cell.frame.width == (columns == 2 ? 95 : 92.5))
      #expect(window.mirror[try #require(cell.parent)]?.children.count == columns)
    }
  }

  @Test func `adaptive columns follow another width or space, where the rows would be equal`() {
    let list = ShopList(6)
    let window = MirroredWindow { part in
      part.lazyGrid(
        .adaptive(minimum: list.isOn ? 60 : 130),
        spacing: Double(list.log.count),
        list.items
      ) { item in
        part.text(item.name).frame(height: 44).identifier("\(item.id)")
      }
    }
    func rows() -> Int { window.nodes.count { $0.node.look.role == .row } }
    for (isOn, count) in [(false, 2), (true, 1), (false, 2)] {
      list.isOn = isOn
      window.expectEqualToWhole()
      #expect(rows() == count)
    }
    // Three columns of 130 and two spaces do not fit any more.
    list.log = ["x"]
    list.items[0].name = "塩"
    list.isOn.toggle()
    list.isOn.toggle()
    window.expectEqualToWhole()
    #expect(rows() == 3)
  }

  @Test func `a grid as wide as the window is described once`() {
    let (list, other) = (ShopList(100), ShopList(100))
    let window = window(list, .adaptive(minimum: 130))
    #expect(window.window.descriptions == self.window(other, .flexible(3)).window.descriptions)
  }

  @Test(arguments: [ScreenGridColumns.flexible(3), .fixed([100, 60, 40]), .adaptive(minimum: 90)])
  func `right to left the first column is on the right`(columns: ScreenGridColumns) throws {
    var mirrored = ScreenEnvironment.plain
    mirrored.layoutDirection = .rightToLeft
    let (usual, other) = (stage(columns, spacing: 5), stage(columns, spacing: 5, in: mirrored))
    for id in 0..<7 {
      let (left, right) = (
        try usual.element(.id("\(id)")).frame, try other.element(.id("\(id)")).frame
      )
      #expect((right.x - (390 - left.maxX)).magnitude < 0.001)
      #expect(left.y == right.y)
    }
  }

  @Test func `a scroll is asked to show an item in any row`() throws {
    let list = ShopList(1_000)
    let stage = Stage(
      of: SketchPart { part in
        part.lazyGrid(.flexible(4), list.items) { item in
          part.text(item.name).identifier("\(item.id)")
        }
        .scrollRequested(to: list.isOn ? .row(801) : nil) { list.log.append("there") }
      }
    )
    #expect(!stage.shows("801"))
    list.isOn = true
    #expect(stage.shows("801"))
    #expect(list.log == ["there"])
  }

  @Test func `a grid of no fixed widths has one column`() throws {
    let list = ShopList(3)
    let frames = ScreenFrames(
      of: SketchPart { part in part.lazyGrid(.fixed([]), list.items) { part.text($0.name) } }
    )
    let texts = frames.elements.filter { $0.element.role == .text }
    #expect(texts.map(\.frame.y) == [0, 22, 44])
    #expect(texts.allSatisfy { $0.frame.width > 0 })
  }
}
