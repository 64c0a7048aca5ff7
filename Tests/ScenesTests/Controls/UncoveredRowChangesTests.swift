import Observation2
import Scenes
import ScenesHeadless
import ScenesTesting
import Testing

/// What becomes of the buttons that a swipe has uncovered when something changes meanwhile.
@MainActor @Suite struct UncoveredRowChangesTests {
  private let list = ShopList(3)

  private func stage(
    _ actions: @escaping @MainActor (ShopItem) -> [ScreenSwipeAction] = { _ in
      [ScreenSwipeAction("削除") {}]
    }
  ) -> Stage {
    Stage(
      of: SketchPart { [list] part in
        part.column {
          part.each(list.items) { item in
            part.text(item.name).frame(height: 44).fillsWidth()
              .swipeActions(actions(item)).disabled(list.isOn).identifier("row-\(item.id)")
          }
        }
      }
    )
  }

  private func row(_ id: Int, on stage: Stage) throws -> LaidOutElement {
    try stage.frames.element(.id("row-\(id)"))
  }

  @Test func `a row that is disabled uncovers nothing, and covers what it has uncovered`() throws {
    let stage = stage { [list] _ in [ScreenSwipeAction("削除") { list.log.append("削除") }] }
    try stage.swipe(.left, on: "row-1")
    list.isOn = true
    #expect(!stage.shows("削除"))
    let row = try row(1, on: stage)
    #expect(!stage.window.uncoverSwipeActions(of: row.id, at: .trailing, in: row.frame))
    list.isOn = false
    #expect(!stage.shows("削除"))
    #expect(stage.window.uncoverSwipeActions(of: row.id, at: .trailing, in: row.frame))
  }

  @Test func `buttons with short names share a narrow row as well`() throws {
    let stage = Stage(
      of: SketchPart { part in
        part.text("行").frame(width: 60, height: 44)
          .swipeActions([ScreenSwipeAction("消") {}, ScreenSwipeAction("名") {}]).identifier("row")
      }
    )
    try stage.swipe(.left, on: "row")
    let frames = try ["消", "名"].map { try stage.frames.element(ScreenQuery.text($0)).frame }
    #expect(frames.allSatisfy { $0.width == 30 })
    #expect(frames.map(\.x) == [30, 0])
  }

  @Test func `a device that is turned covers them, since the row is elsewhere`() throws {
    let stage = stage()
    try stage.swipe(.left, on: "row-1")
    stage.environment.containerSize = ScreenSize(width: 844, height: 390)
    #expect(!stage.shows("削除"))
    try stage.swipe(.left, on: "row-1")
    stage.environment.layoutDirection = .rightToLeft
    #expect(!stage.shows("削除"))
  }

  @Test(arguments: [0, 2]) func `a row that is pushed away covers them`(
    _ place: Int
  ) throws {
    let stage = stage { [list] item in [ScreenSwipeAction("削除") { list.log.append("\(item.id)") }] }
    try stage.swipe(.left, on: "row-1")
    list.items.insert(ShopItem(id: 7, name: "新"), at: place)
    // A row that comes in below it leaves it where it is.
    #expect(stage.shows("削除") == (place == 2))
    stage.window.coverSwipeActions()
    try stage.swipe(.left, on: "row-7")
    #expect(stage.shows("削除"))
    list.items.insert(ShopItem(id: 8, name: "初"), at: 0)
    #expect(!stage.shows("削除"))
    #expect(list.log.isEmpty)
  }

  @Test func `a row that changes its buttons shows the new ones, and covers itself without any`()
    throws
  {
    let stage = stage { [list] item in
      list.title.split(separator: " ").map { title in
        ScreenSwipeAction(String(title)) { list.log.append("\(title) \(item.id)") }
      }
    }
    list.title = "甲 乙"
    try stage.swipe(.left, on: "row-1")
    list.title = "乙 丙"
    #expect(!stage.shows("甲") && stage.shows("乙") && stage.shows("丙"))
    try stage.tap("乙")
    #expect(list.log == ["乙 1"])
    try stage.swipe(.left, on: "row-1")
    list.title = ""
    #expect(!stage.shows("丙"))
    list.title = "丁"
    #expect(!stage.shows("丁"))
  }

  @Test func `a closure that is let go of, and a tap that comes back, may do anything`() throws {
    let farewell = Farewell()
    let stage = stage { item in
      let guest = Guest(farewell)
      return [ScreenSwipeAction("削除") { guest.isThere() }]
    }
    farewell.bye = { [list, weak stage] in
      list.log.append("bye")
      stage?.window.closeMenu()
      _ = stage?.window.coverSwipeActions()
    }
    try stage.swipe(.left, on: "row-1")
    list.items = []
    #expect(!stage.shows("削除"))
    list.items = ShopItem.some(3)
    try stage.swipe(.left, on: "row-1")
    list.title = "別"
    #expect(stage.back())
    try stage.swipe(.left, on: "row-1")
    try stage.tap("削除")
    #expect(list.log.contains("bye"))
    farewell.bye = {}
  }

  @Test(arguments: [
    ScreenRect(x: 0, y: 0, width: 0, height: 0), ScreenRect(x: -50, y: -50, width: 20, height: -20),
    ScreenRect(x: .nan, y: .nan, width: .nan, height: .nan),
    ScreenRect(x: .infinity, y: 0, width: .infinity, height: -.infinity),
    ScreenRect(x: 1e300, y: 1e300, width: 1e300, height: 1e300),
  ])
  func `a front-end that says nonsense about the place of a row breaks nothing`(
    _ place: ScreenRect
  )
    throws
  {
    let stage = stage()
    let row = try row(1, on: stage)
    _ = stage.window.uncoverSwipeActions(of: row.id, at: .trailing, in: place)
    for element in stage.frames.elements {
      #expect(element.frame.x.isFinite && element.frame.y.isFinite)
      #expect(element.frame.width >= 0 && element.frame.height >= 0)
    }
    stage.window.coverSwipeActions()
    #expect(!stage.shows("削除"))
  }

  @Test func `two rows can't be open at once`() throws {
    let stage = stage()
    let rows = [try row(0, on: stage), try row(1, on: stage)]
    #expect(stage.window.uncoverSwipeActions(of: rows[0].id, at: .trailing, in: rows[0].frame))
    #expect(!stage.window.uncoverSwipeActions(of: rows[1].id, at: .trailing, in: rows[1].frame))
    #expect(stage.window.coverSwipeActions())
    #expect(!stage.window.coverSwipeActions())
  }
}

@MainActor private final class Farewell {
  var bye: @MainActor () -> Void = {}
}

/// Says good-bye when nobody keeps it.
@MainActor private final class Guest {
  private let farewell: Farewell

  init(_ farewell: Farewell) { self.farewell = farewell }

  isolated deinit { farewell.bye() }

  func isThere() {}
}
