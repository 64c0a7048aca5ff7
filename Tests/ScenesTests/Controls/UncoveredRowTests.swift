import Observation2
import Scenes
import ScenesHeadless
import ScenesTesting
import Testing

/// A finger that is dragged to the side over a row uncovers the row's buttons.
@MainActor @Suite struct UncoveredRowTests {
  private let list = ShopList(3)

  private func stage(_ direction: ScreenLayoutDirection = .leftToRight) -> Stage {
    Stage(
      of: SketchPart { [list] part in
        part.column {
          part.button("上") { list.log.append("上") }
          part.each(list.items) { item in
            part.row {
              part.scroll(.horizontal) {
                part.row { for number in 1...9 { part.text("写真\(number)") } }
              }
              .frame(width: 60)
              part.spacer()
              part.text(item.name)
            }
            .swipeActions([
              ScreenSwipeAction("ピン", edge: .leading) {
                list.log.append("\(list.title) ピン \(item.id)")
              },
              ScreenSwipeAction("削除", isDestructive: true) {
                list.log.append("\(list.title) 削除 \(item.id)")
              },
              ScreenSwipeAction("名前") { list.log.append("\(list.title) 名前 \(item.id)") },
            ])
            .disabled(item.id == 2).identifier("row-\(item.id)")
          }
        }
      },
      in: ScreenEnvironment(locale: "ja-JP", layoutDirection: direction)
    )
  }

  private func x(_ query: ScreenQuery, on stage: Stage) throws -> Double {
    try stage.element(query).frame.center.x
  }

  @Test func `it shows the buttons of its edge on the row, and a tap does what one does by now`()
    throws
  {
    let stage = stage()
    #expect(try stage.swipe(.left, on: "row-1"))
    let (row, button) = (try stage.element("row-1").frame, try stage.element("削除"))
    #expect(button.element.color == .destructive)
    #expect(button.frame.maxX == row.maxX && button.frame.y == row.y)
    #expect(button.frame.height == row.height && button.frame.width >= 44)
    #expect(try x("名前", on: stage) < button.frame.x)
    #expect(!stage.shows("ピン"))
    list.title = "新しい"
    try stage.tap("名前")
    #expect(list.log == ["新しい 名前 1"])
    #expect(!stage.shows("削除"))
  }

  @Test func `a finger the other way shows those of the other edge`() throws {
    let stage = stage()
    #expect(try stage.swipe(.right, on: "row-0"))
    #expect(try x("ピン", on: stage) < 60)
    #expect(!stage.shows("削除"))
    try stage.tap("ピン")
    #expect(list.log == ["買い物 ピン 0"])
  }

  @Test func `where lines begin on the right, the edges are the other way round`() throws {
    let stage = stage(.rightToLeft)
    #expect(try stage.swipe(.right, on: "row-1"))
    #expect(try x("削除", on: stage) < 60)
    try stage.tap("削除")
    #expect(list.log == ["買い物 削除 1"])
    #expect(try stage.swipe(.left, on: "row-1"))
    #expect(try x("ピン", on: stage) > 300)
  }

  @Test
  func `a touch beside them, another finger or the system's back covers them, and does no more`()
    throws
  {
    let stage = stage()
    try stage.swipe(.left, on: "row-1")
    #expect(throws: ScreenError.self) { try stage.tap("上") }
    stage.tap(at: try #require(stage.frames.elements.first { $0.element.text == "上" }).frame.center)
    #expect(!stage.shows("削除"))
    try stage.swipe(.left, on: "row-1")
    #expect(stage.drag(from: ScreenPoint(x: 200, y: 10), to: ScreenPoint(x: 100, y: 10)))
    #expect(!stage.shows("削除"))
    try stage.swipe(.left, on: "row-1")
    #expect(stage.back())
    #expect(!stage.shows("削除"))
    #expect(list.log == [])
  }

  @Test func `they go with their row, and with the screen`() throws {
    let stage = stage()
    try stage.swipe(.left, on: "row-1")
    list.items.remove(at: 1)
    #expect(!stage.shows("削除"))
    try stage.swipe(.left, on: "row-0")
    stage.navigator.push(SceneSpy("over"))
    #expect(!stage.shows("削除"))
    #expect(stage.back())
    #expect(!stage.shows("削除"))
  }

  @Test func `what scrolls in the row takes the finger, and a disabled row shows nothing`() throws {
    let stage = stage()
    let inner = try #require(stage.frames.scrolls.first).frame.center
    #expect(stage.drag(from: inner, to: ScreenPoint(x: inner.x - 40, y: inner.y)))
    #expect(!stage.shows("削除"))
    let disabled = try stage.element("row-2").frame
    #expect(
      !stage.drag(
        from: ScreenPoint(x: disabled.maxX - 10, y: disabled.center.y),
        to: ScreenPoint(x: disabled.maxX - 90, y: disabled.center.y)
      )
    )
    #expect(!stage.shows("削除"))
  }

  @Test func `buttons that need more room than the row share it`() throws {
    let stage = Stage(
      of: SketchPart { part in
        part.text("行").frame(width: 60, height: 44).swipeActions([
          ScreenSwipeAction("とても長い名前のボタン") {}, ScreenSwipeAction("もう一つの長いボタン") {},
        ]).identifier("row")
      }
    )
    try stage.swipe(.left, on: "row")
    let widths = try ["とても長い名前のボタン", "もう一つの長いボタン"].map {
      try stage.element(ScreenQuery.text($0)).frame.width
    }
    #expect(abs(widths.reduce(0, +) - 60) < 0.01)
  }

  @Test func `an open menu is no row: a finger scrolls it`() throws {
    let items = (1...40).map { ScreenMenuItem("品目\($0)") {} }
    let stage = Stage(of: SketchPart { part in part.menu("選ぶ", items: items).identifier("menu") })
    try stage.tap("menu")
    #expect(stage.drag(from: ScreenPoint(x: 195, y: 500), to: ScreenPoint(x: 195, y: 200)))
    #expect(stage.frames.scrolls.contains { $0.offset.y == 300 })
  }
}
