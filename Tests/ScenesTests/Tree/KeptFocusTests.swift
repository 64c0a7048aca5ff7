import Observation2
import Scenes
import Testing

/// A row of a lazy list in which something has the focus is there wherever the list is scrolled.
@MainActor @Suite struct KeptFocusTests {
  private let list = ShopList(1_000)

  private func field(_ part: SketchPart, _ item: ShopItem) -> ScreenElement {
    part.textField(item.name, typing: ScreenTyping(returnKey: .next)) { [list] text in
      if let place = list.items.firstIndex(where: { $0.id == item.id }) {
        list.items[place].name = text
      }
    }
    .identifier("\(item.id)").frame(height: 50)
    .onFocusChange { [list] in list.log.append("\(item.id) \($0)") }
  }

  private func window() -> MirroredWindow {
    MirroredWindow { [list] part in
      part.lazyColumn(estimatedRowHeight: 40) { part.each(list.items) { field(part, $0) } }
        .identifier("list")
        .scrollRequested(to: list.isOn ? .identifier("3", at: .start) : nil) { list.isOn = false }
    }
  }

  private func scroll(_ window: MirroredWindow, to y: Double) throws {
    try window.send(.scrolled(ScreenPoint(x: 0, y: y)), to: "list")
    window.expectEqualToWhole()
  }

  private func rows(_ window: MirroredWindow) -> [Int] {
    window.nodes.compactMap { $0.node.look.identifier.flatMap(Int.init) }
  }

  @Test func `a person goes on writing in a row that they have scrolled out of sight`() throws {
    let window = window()
    let id = try window.id("3")
    try window.send(.focus(true), to: id)
    try window.send(.text("しお", isMarked: true), to: id)
    for y in [30_000.0, 9_000, 2_000] {
      let descriptions = window.window.descriptions
      try scroll(window, to: y)
      #expect(window.mirror.focus == id)
      #expect(rows(window).first == 3)
      #expect(rows(window).count < 60)
      #expect(window.window.descriptions - descriptions < 60)
      let offset = try #require(window["list"]?.scroll?.offset.y)
      #expect(try #require(window.mirror[id]).frame.maxY <= offset)
    }
    try window.send(.text("塩", isMarked: true), to: id)
    #expect(list.items[3].name == "塩")
    try window.send(.text("塩"), to: id)
    try scroll(window, to: 0)
    #expect(try window.id("3") == id)
    #expect(window.mirror.focus == id)
    #expect(window.mirror[id]?.look.text == "塩")
    #expect(rows(window) == Array(0..<rows(window).count))
    #expect(list.log == ["3 true"])
  }

  @Test func `it goes where its item goes, and with it`() throws {
    let window = window()
    let id = try window.id("3")
    try window.send(.focus(true), to: id)
    try scroll(window, to: 20_000)
    list.items.move(3, to: 990)
    window.expectEqualToWhole()
    #expect(window.mirror.focus == id)
    #expect(rows(window).last == 3)
    list.items[990].name = "酢"
    window.expectEqualToWhole()
    #expect(window.mirror[id]?.look.text == "酢")
    // The item moves into the viewport, where its row is like the others.
    let seen = try #require(rows(window).dropLast(10).last)
    list.items.move(990, to: try #require(list.items.firstIndex { $0.id == seen }))
    window.expectEqualToWhole()
    #expect(window.mirror.focus == id)
    #expect(rows(window).firstIndex(of: 3) == rows(window).firstIndex(of: seen).map { $0 - 1 })
    try scroll(window, to: 500)
    list.items.removeAll { $0.id == 3 }
    window.expectEqualToWhole()
    #expect(window.mirror.focus == nil)
    #expect(window.mirror[id] == nil)
    #expect(list.log == ["3 true", "3 false"])
  }

  @Test func `a row is released when the focus goes elsewhere`() throws {
    let window = window()
    try window.send(.focus(true), to: "3")
    try scroll(window, to: 20_000)
    let other = try #require(rows(window).dropFirst(9).first)
    try window.send(.focus(true), to: "\(other)")
    window.expectEqualToWhole()
    #expect(!rows(window).contains(3))
    try scroll(window, to: 0)
    #expect(rows(window).last == other)
    try window.send(.focus(false), to: "\(other)")
    window.expectEqualToWhole()
    #expect(!rows(window).contains(other))
    #expect(list.log == ["3 true", "3 false", "\(other) true", "\(other) false"])
  }

  @Test(arguments: [0, 20_000, 60_000])
  func `the return key goes on with the row after it, wherever the list is`(y: Double) throws {
    let window = window()
    for item in [3, 500] {
      list.log = []
      try scroll(window, to: Double(item) * 40)
      try window.send(.focus(true), to: "\(item)")
      try scroll(window, to: y)
      try window.window.send(.submit, to: window.id("\(item)"))
      window.expectEqualToWhole()
      #expect(window.mirror.focus == (try window.id("\(item + 1)")))
      #expect(list.log.suffix(2) == ["\(item) false", "\(item + 1) true"])
    }
  }

  @Test func `a scroll is asked to show what is in it, and shows it where it is`() throws {
    let window = window()
    try window.send(.focus(true), to: "3")
    try scroll(window, to: 20_000)
    list.isOn = true
    window.expectEqualToWhole()
    let (frame, scroll) = (window["3"]?.frame, window["list"]?.scroll)
    #expect(frame?.y == 150)
    #expect(scroll?.offset.y == 150)
    #expect(rows(window).contains(2))
  }

  @Test func `in rows of rows, both are there`() throws {
    let window = MirroredWindow { [list] part in
      part.lazyColumn(estimatedRowHeight: 50) {
        part.each(Array(0..<300), id: \.self) { number in
          part.lazyRow(estimatedRowWidth: 50) {
            part.each(list.items) { item in
              part.button("\(number)/\(item.id)") {}.frame(width: 60, height: 50)
            }
          }
          .identifier("row \(number)")
        }
      }
      .identifier("list")
    }
    let id = try window.id("2/4")
    try window.send(.focus(true), to: id)
    try window.send(.scrolled(ScreenPoint(x: 9_000, y: 0)), to: "row 2")
    window.expectEqualToWhole()
    let offset = try #require(window["row 2"]?.scroll?.offset.x)
    #expect(offset > 8_000)
    try scroll(window, to: 8_000)
    #expect(window.mirror.focus == id)
    try scroll(window, to: 0)
    #expect(window.mirror.focus == id)
    #expect(window["row 2"]?.scroll?.offset.x == offset)
    try window.send(.scrolled(.zero), to: "row 2")
    window.expectEqualToWhole()
    #expect(try window.id("2/4") == id)
  }

  @Test func `the focused one of two items with one identity keeps the focus`() throws {
    list.items[100] = ShopItem(id: 3, name: "双子")
    let window = window()
    try scroll(window, to: 100 * 40)
    let id = try window.id("双子")
    try window.send(.focus(true), to: id)
    for y in [4_050.0, 4_100, 6_500, 20_000, 0, 3_000, 4_000] {
      try scroll(window, to: y)
      #expect(window.mirror.focus == id)
      #expect(window.mirror[id]?.look.text == "双子")
      #expect(window.nodes.count { $0.id == id } == 1)
    }
    list.items.removeFirst(99)
    try scroll(window, to: 0)
    list.items.insert(contentsOf: ShopItem.some(9), at: 0)
    for y in [0, 4_000, 0.0] { try scroll(window, to: y) }
  }

  @Test
  func `the row with the focus stays with its item when one of the same identity comes into sight`()
    throws
  {
    list.items[500] = ShopItem(id: 3, name: "双子")
    let window = window()
    let id = try window.id("3")
    try window.send(.focus(true), to: id)
    for y in [20_000.0, 0, 30_000, 20_000] {
      try scroll(window, to: y)
      #expect(Set(window.nodes.map(\.id)).count == window.nodes.count)
      #expect(window.mirror[id]?.look.text == "品3")
      #expect(window.mirror.focus == id)
    }
    #expect(list.log == ["3 true"])
  }

  @Test func `the return key goes on in rows of rows that are both out of sight`() throws {
    let window = MirroredWindow { [list] part in
      part.lazyColumn(estimatedRowHeight: 50) {
        part.each(Array(0..<300), id: \.self) { number in
          part.lazyRow(estimatedRowWidth: 50) {
            part.each(list.items) { item in
              part.textField("", typing: ScreenTyping(returnKey: .next)) { _ in }
                .identifier("\(number)/\(item.id)").frame(width: 60, height: 50)
            }
          }
          .identifier("row \(number)")
        }
      }
      .identifier("list")
    }
    for (inner, outer) in [(9_000.0, 8_000.0), (0, 8_000), (9_000, 0)] {
      let id = try window.id("2/4")
      try window.send(.focus(true), to: id)
      try window.send(.scrolled(ScreenPoint(x: inner, y: 0)), to: "row 2")
      try scroll(window, to: outer)
      try window.send(.submit, to: id)
      window.expectEqualToWhole()
      window.update()
      #expect(window.mirror.focus == (try window.id("2/5")))
      #expect(try #require(window["row 2"]?.scroll?.offset.x) <= 240)
      #expect(try #require(window["list"]?.scroll?.offset.y) <= 100)
      try scroll(window, to: 0)
      try window.send(.scrolled(.zero), to: "row 2")
      window.update()
    }
  }

  @Test func `a grid keeps the row of cells`() throws {
    let window = MirroredWindow { [list] part in
      part.lazyGrid(.flexible(2), list.items) { field(part, $0) }.identifier("list")
    }
    let id = try window.id("3")
    try window.send(.focus(true), to: id)
    try scroll(window, to: 9_000)
    #expect(window.mirror.focus == id)
    #expect(rows(window).prefix(2) == [2, 3])
    list.items.removeLast(997)
    window.expectEqualToWhole()
    #expect(window.mirror.focus == nil)
    #expect(rows(window) == [0, 1, 2])
  }
}

extension [ShopItem] {
  /// Moves an item to where the one of a place is.
  fileprivate mutating func move(_ place: Int, to other: Int) {
    insert(remove(at: place), at: other)
  }
}
