import Observation2
import Testing

@testable import Scenes

@MainActor @Suite struct TreeLazyTests {
  private func list(_ data: TreeData) -> TreeSample {
    TreeSample { part in
      part.lazyColumn(estimatedRowHeight: 50) {
        part.each(data.items) { item in
          part.textField(item.id) { _ in }.identifier(item.id).frame(height: item.height)
        }
      }.identifier("list")
    }
  }

  private func names(_ count: Int) -> [String] { (0..<count).map { "row \($0)" } }

  @Test func `a list inside a row of a lazy column is there with the row`() {
    let data = TreeData(["a", "b"])
    let sample = TreeSample { part in
      part.lazyColumn {
        part.each(data.items) { item in
          part.each(["1", "2"], id: \.self) { part.text($0).identifier(item.id + $0) }
        }
      }.identifier("list")
    }
    #expect(sample.names(in: "list") == ["a1", "a2", "b1", "b2"])
  }

  @Test func `a lazy column in a row takes the room that the row has`() {
    let data = TreeData(names(3))
    let sample = TreeSample { part in
      part.row {
        part.image("image")
        part.lazyColumn {
          part.each(data.items) { part.text($0.id) }
        }.identifier("list")
      }
    }
    #expect(sample.node("list")?.frame.width == 260)
  }

  @Test func `a scroll to the middle of a row of two elements shows that middle`() throws {
    let data = TreeData(names(20))
    let sample = TreeSample { part in
      part.lazyColumn(estimatedRowHeight: 100) {
        part.each(data.items) { item in
          part.text("a").frame(height: 60)
          part.text("b").frame(height: 40)
        }
      }.identifier("list")
    }
    try sample.send(.scrolled(ScreenPoint(x: 0, y: 180)), to: "list")
    try sample.update()
    #expect(sample.node("list")?.scroll?.offset.y == 180)
  }

  @Test func `a scroll keeps its offset although it has another height meanwhile`() throws {
    let data = TreeData(names(10))
    data.isOn = true
    let sample = TreeSample { part in
      part.column {
        if !data.isOn { part.text("top").frame(height: 200) }
        part.scroll {
          part.each(data.items) { part.text($0.id).frame(height: 50) }
        }.identifier("scroll")
        part.lazyColumn(estimatedRowHeight: 50) {
          part.each(data.items) { part.text($0.id).frame(height: 50) }
        }.identifier("list")
      }
    }
    // Each has 200 points, and the last 300 of 500 are out of sight.
    try sample.send(.scrolled(ScreenPoint(x: 0, y: 250)), to: "scroll")
    try sample.send(.scrolled(ScreenPoint(x: 0, y: 250)), to: "list")
    data.items.removeLast(2)
    data.isOn = false
    try sample.update()
    #expect(sample.node("scroll")?.scroll?.offset.y == 250)
    #expect(sample.node("list")?.scroll?.offset.y == 250)
  }

  @Test func `the last row that can be seen keeps the focus when a row comes above it`() throws {
    let data = TreeData(names(50))
    let sample = list(data)
    let last = try #require(sample.names(in: "list").last)
    let id = try #require(sample.id(last))
    try sample.window.send(.focus(true), to: id)
    // Of no height, so that the last row stays where it is.
    data.items.insert(TreeItem(id: "new", height: 0), at: 0)
    try sample.update()
    #expect(sample.id(last) == id)
    #expect(sample.mirror.focus == id)
  }

  @Test func `rows without a height do not move the offset`() throws {
    let data = TreeData(names(60))
    for place in 0..<5 { data.items[place].height = 0 }
    let sample = list(data)
    #expect(sample.node("list")?.scroll?.offset.y == 0)
    data.items[59].height = 70
    data.items.append(TreeItem(id: "last"))
    try sample.update()
    #expect(sample.names(in: "list").first == "row 0")
  }

  @Test func `a lazy column at its end stays as it is when it is laid out again`() throws {
    let data = TreeData(["row", "nothing"])
    let sample = TreeSample { part in
      part.column {
        part.lazyColumn(spacing: 8, estimatedRowHeight: 50) {
          part.each(data.items) { item in
            if item.id == "row" { part.text("").frame(height: 30 + item.height) }
          }
        }.frame(height: 12).identifier("list")
      }
    }
    try sample.send(.scrolled(ScreenPoint(x: 0, y: 1_000)), to: "list")
    try sample.update()
    let end = sample.node("list")?.scroll
    #expect(end?.contentSize.height == 80)
    data.items[0].height = 51
    try sample.update()
    data.items[0].height = 50
    try sample.update()
    #expect(sample.node("list")?.scroll == end)
  }

  @Test func `rows that can be seen over the padding of a list are there`() throws {
    let data = TreeData(names(100))
    let sample = TreeSample { part in
      part.lazyColumn(estimatedRowHeight: 50) {
        part.each(data.items) { part.text("").frame(height: 50).identifier($0.id) }
      }.padding(ScreenInsets(top: 100, leading: 0, bottom: 200, trailing: 0)).identifier("list")
    }
    // Of 400 points, the first 100 are padding, and then rows reach to the lower edge.
    #expect(Set(sample.names(in: "list")).isSuperset(of: names(6)))
    try sample.send(.scrolled(ScreenPoint(x: 0, y: 1_000)), to: "list")
    try sample.update()
    #expect(sample.node("list")?.scroll?.offset.y == 1_000)
    #expect(Set(sample.names(in: "list")).isSuperset(of: names(26).dropFirst(18)))
  }

  /// An item that counts how often somebody asks who it is.
  private struct Asked: Equatable {
    @MainActor static var count = 0
    let name: Int

    var key: Int {
      MainActor.assumeIsolated { Self.count += 1 }
      return name
    }
  }

  @Test(arguments: [false, true])
  func `rows that are all shorter than estimated cost no more than their number`(isEnd: Bool) throws
  {
    let items = (0..<4_000).map { Asked(name: $0) }
    Asked.count = 0
    let sample = TreeSample { part in
      part.lazyColumn {
        if isEnd { part.text("top").frame(height: 900) }
        part.each(items, id: \.key) { _ in part.text("").frame(height: 0.01) }
      }.identifier("list")
    }
    try sample.send(.scrolled(ScreenPoint(x: 0, y: 1e6)), to: "list")
    try sample.update()
    #expect(sample.node("list")?.children.count == (isEnd ? 4_001 : 4_000))
    #expect(Asked.count < 20 * items.count)
  }
}
