import Scenes
import Testing

/// An event that names an entry by its place means the entry that the front-end knows there.
@MainActor @Suite struct EventsByPlaceTests {
  private let list = ShopList(3)

  private func window() -> MirroredWindow {
    MirroredWindow { [list] part in
      part.text("行")
        .swipeActions(
          list.items.map { item in
            ScreenSwipeAction(item.name) { list.log.append(item.name) }
          }
        )
        .contextMenu(
          list.items.map { item in
            ScreenMenuItem(item.name, isSelected: item.count > 1) { list.log.append(item.name) }
          }
        )
        .identifier("row")
      list.items.reduce(part.text("声").identifier("voice")) { element, item in
        element.accessibilityAction(item.name) { list.log.append(item.name) }
      }
      part.picker(
        "品",
        choosing: list.items.first { $0.count > 1 },
        among: list.items,
        style: .segments,
        title: \.name
      ) { list.log.append($0.name) }
      .identifier("picker")
    }
  }

  nonisolated static let events: [(String, ScreenEvent)] = [
    ("row", .swipeAction(1)), ("row", .menuItem(1)), ("voice", .accessibilityAction(1)),
    ("picker", .value(.number(1))),
  ]

  @Test(arguments: events)
  func `what was chosen is done where other entries have come before it`(
    name: String,
    event: ScreenEvent
  ) throws {
    let window = window()
    window.update()
    list.items.insert(ShopItem(id: 7, name: "新"), at: 0)
    list.items[2].count = 2
    try window.send(event, to: name)
    #expect(list.log == ["品1"])
    window.update()
    try window.send(event, to: name)
    #expect(list.log == ["品1", "品0"])
    window.expectEqualToWhole()
  }

  @Test(arguments: events)
  func `an entry that has gone is refused, and nothing in its place is done`(
    name: String,
    event: ScreenEvent
  ) throws {
    let window = window()
    window.update()
    list.items.remove(at: 1)
    #expect(throws: ScreenEventError.self) { try window.send(event, to: name) }
    #expect(list.log.isEmpty)
    window.update()
    try window.send(event, to: name)
    #expect(list.log == ["品2"])
  }

  @Test func `of entries with one name it is the one with as many before it`() throws {
    for place in list.items.indices { list.items[place].name = "同じ" }
    var done: [Int] = []
    let window = MirroredWindow { [list] part in
      part.picker("品", choosing: nil, among: list.items, style: .segments, title: \.name) {
        done.append($0.id)
      }
      .identifier("picker")
    }
    window.update()
    list.items.insert(ShopItem(id: 7, name: "新"), at: 0)
    try window.send(.value(.number(2)), to: "picker")
    #expect(done == [2])
  }
}
