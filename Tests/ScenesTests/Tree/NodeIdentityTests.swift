import Observation2
import Scenes
import Testing

/// A node keeps its number for life, and what it is follows from where it is described.
@MainActor @Suite struct NodeIdentityTests {
  private let list = ShopList(6)

  private func listed() -> MirroredWindow {
    MirroredWindow { [list] part in
      part.column {
        if list.isOn { part.text("先") }
        part.scroll { part.each(list.items) { part.text($0.name).identifier("\($0.id)") } }
        part.text("後")
      }
    }
  }

  @Test(arguments: [
    [5, 4, 3, 2, 1, 0], [1, 2, 3, 4, 5, 0], [0, 2, 4, 1, 3, 5], [3, 0, 5], [5, 2], [],
  ])
  func `rows keep their numbers wherever they go`(order: [Int]) {
    let window = listed()
    let before = window.idsByText
    list.items = order.map { ShopItem(id: $0, name: "品\($0)") }
    window.update()
    let after = window.idsByText.filter { $0.key.hasPrefix("品") }
    #expect(window.texts == order.map { "品\($0)" } + ["後"])
    #expect(after == before.filter { after.keys.contains($0.key) })
    window.expectEqualToWhole()
  }

  @Test(arguments: [
    [1, 9, 2, 0], [1, 2, 9, 5, 8, 0, 7], [9, 5, 8, 4, 7, 0], [4, 9, 5, 0, 8, 1], [2, 9, 0, 1, 3],
  ])
  func `rows keep their numbers while others come between them`(order: [Int]) {
    let window = listed()
    let before = window.idsByText
    list.items = order.map { ShopItem(id: $0, name: "品\($0)") }
    window.update()
    let after = window.idsByText
    #expect(window.texts == order.map { "品\($0)" } + ["後"])
    for number in order where number < 6 {
      #expect(after["品\(number)"] == before["品\(number)"])
    }
    window.expectEqualToWhole()
  }

  @Test func `what follows an if keeps its number when the if appears`() {
    let window = listed()
    let before = window.idsByText
    list.isOn = true
    window.update()
    #expect(window.idsByText.filter { $0.key != "先" } == before)
    list.isOn = false
    window.update()
    #expect(window.idsByText == before)
  }

  @Test func `a number is never used again`() {
    let window = listed()
    var known = Set(window.nodes.map(\.id))
    for _ in 0..<5 {
      list.isOn = true
      list.items = ShopItem.some(3)
      window.update()
      let new = window.nodes.map(\.id).filter { !known.contains($0) }
      #expect(!new.isEmpty)
      known.formUnion(new)
      list.isOn = false
      list.items = []
      window.update()
    }
    let numbers = window.nodes.map(\.id.number)
    #expect(Set(numbers).count == numbers.count)
  }

  @Test func `scenes of one window share the numbers`() {
    let window = listed()
    let before = Set(window.nodes.map(\.id))
    window.window.navigator.push(SketchScene { $0.text("次") })
    window.update()
    let after = Set(window.nodes.map(\.id))
    #expect(after.intersection(before) == [window.mirror.root])
  }

  @Test func `the branches of an if and of a switch are others`() throws {
    let window = MirroredWindow { [list] part in
      if list.isOn { part.text("甲") } else { part.text("甲") }
      switch list.note {
      case "": part.text("乙")
      case "二": part.text("乙")
      default: part.text("乙")
      }
      part.text("丙")
    }
    var seen = [window.idsByText]
    list.isOn = true
    window.update()
    seen.append(window.idsByText)
    for note in ["二", "三"] {
      list.note = note
      window.update()
      seen.append(window.idsByText)
    }
    #expect(Set(seen.map { $0["甲"] }).count == 2)
    #expect(Set(seen.map { $0["乙"] }).count == 3)
    #expect(Set(seen.map { $0["丙"] }).count == 1)
  }

  @Test func `rounds of a for are told apart by their position`() {
    let window = MirroredWindow { [list] part in
      for item in list.items {
        part.text(item.name)
        part.divider()
      }
      part.text("後")
    }
    let before = window.nodes.filter { $0.node.look.text != nil }.map(\.id)
    list.items.removeFirst()
    window.update()
    let after = window.nodes.filter { $0.node.look.text != nil }.map(\.id)
    #expect(window.texts == ["品1", "品2", "品3", "品4", "品5", "後"])
    #expect(after == before.prefix(5) + [before[6]])
    window.expectEqualToWhole()
  }

  @Test func `what is given an identity keeps it among its siblings`() {
    let window = MirroredWindow { [list] part in
      for item in list.items { part.text(item.name).identity(item.id) }
    }
    let column = MirroredWindow { [list] part in
      part.column {
        list.items.map { part.text($0.name).identity($0.id) }
      }
    }
    let before = column.idsByText
    list.items.reverse()
    column.update()
    #expect(column.texts == (0..<6).reversed().map { "品\($0)" })
    #expect(column.idsByText == before)
    column.expectEqualToWhole()
    window.expectEqualToWhole()
  }

  @Test func `a part that is given an identity keeps it among its siblings`() {
    let column = MirroredWindow { [list] part in
      part.column {
        for item in list.items { ShopRow(item: item) {}.identity(item.id) }
      }
    }
    let names = list.items.map(\.name)
    let before = column.idsByText.filter { names.contains($0.key) }
    list.items.reverse()
    column.update()
    #expect(column.idsByText.filter { names.contains($0.key) } == before)
    #expect(column.texts.filter(names.contains) == names.reversed())
    column.expectEqualToWhole()
  }

  @Test func `a part with another identity is another part`() throws {
    let window = MirroredWindow { [list] _ in ShopTitle(list: list).identity(list.note) }
    let before = try window.id(list.title)
    list.title = "題"
    window.update()
    #expect(try window.id("題") == before)
    list.note = "他"
    window.update()
    #expect(try window.id("題") != before)
    window.expectEqualToWhole()
  }

  @Test func `what gets another identity, or loses it, is another node`() throws {
    let window = MirroredWindow { [list] part in
      list.note.isEmpty ? part.text("甲") : part.text("甲").identity(list.note)
      part.text("乙")
    }
    var seen = [try window.id("甲")]
    for note in ["一", "二", ""] {
      list.note = note
      window.update()
      seen.append(try window.id("甲"))
    }
    #expect(Set(seen).count == 4)
    window.expectEqualToWhole()
  }

  @Test func `an element of another role or kind of layout is another node`() {
    let window = MirroredWindow { [list] part in
      list.isOn ? part.text("甲").identifier("x") : part.button("甲") {}.identifier("x")
      part.divider()
    }
    let before = window.nodes.map(\.id)
    list.isOn = true
    window.update()
    let after = window.nodes.map(\.id)
    #expect(after.last == before.last)
    #expect(after.dropLast().last != before.dropLast().last)
    window.expectEqualToWhole()
  }

  @Test func `an identity that two items have is reported with its place, and both are shown`() {
    let window = listed()
    list.items = [
      ShopItem(id: 7, name: "甲"), ShopItem(id: 7, name: "乙"), ShopItem(id: 8, name: "丙"),
    ]
    window.update()
    #expect(window.texts == ["甲", "乙", "丙", "後"])
    guard case .duplicateIdentity("7", let place)? = window.issues.first else {
      Issue.record("\(window.issues)")
      return
    }
    #expect("\(place)".contains("NodeIdentityTests.swift:13"))
    #expect(window.issues.count == 1)
    window.expectEqualToWhole()
    list.items.swapAt(1, 2)
    window.update()
    #expect(window.texts == ["甲", "丙", "乙", "後"])
    window.expectEqualToWhole()
  }

  @Test func `rows are identified by a property, too`() {
    let window = MirroredWindow { [list] part in
      part.scroll { part.each(list.items, id: \.name) { part.text("\($0.name)：\($0.id)") } }
    }
    let before = window.nodes.map(\.id)
    list.items = list.items.map { ShopItem(id: $0.id + 10, name: $0.name) }
    window.update()
    #expect(window.nodes.map(\.id) == before)
    #expect(window["品3：13"] != nil)
  }

  @Test func `a row of several elements goes as one`() {
    let window = MirroredWindow { [list] part in
      part.column {
        part.each(list.items) { item in
          part.text(item.name)
          part.text("\(item.count)個").identifier("count-\(item.id)")
        }
      }
    }
    let before = window.nodes.map(\.id)
    list.items.swapAt(0, 5)
    window.update()
    let after = window.nodes.map(\.id)
    #expect(window.texts.prefix(2) == ["品5", "1個"])
    #expect(Set(after) == Set(before))
    window.expectEqualToWhole()
  }
}
