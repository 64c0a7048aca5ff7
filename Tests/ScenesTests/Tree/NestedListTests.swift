import Observation2
import Scenes
import Testing

/// Lists in lists, in parts, in branches.
@MainActor @Suite struct NestedListTests {
  private struct Section: Identifiable, Equatable {
    let id: String
    var items: [ShopItem]
  }

  @MainActor private final class Sections: ObservedModel {
    @Observed var sections: [Section] = [
      Section(id: "野菜", items: ShopItem.some(3)),
      Section(id: "果物", items: ShopItem.some(2, from: 10)),
      Section(id: "調味料", items: ShopItem.some(4, from: 20)),
    ]
    @Observed var isOpen = true
  }

  private let model = Sections()

  private func shown() -> MirroredWindow {
    MirroredWindow { [model] part in
      part.scroll {
        part.each(model.sections) { section in
          part.text(section.id).header()
          if model.isOpen {
            part.each(section.items) { item in
              part.row {
                part.text(item.name)
                part.text("\(item.count)個")
              }
            }
          }
          part.divider()
        }
      }
    }
  }

  private var expected: [String] {
    model.sections.flatMap { section in
      [section.id] + (model.isOpen ? section.items.flatMap { [$0.name, "\($0.count)個"] } : [])
    }
  }

  @Test func `sections and rows stand in their order`() {
    let window = shown()
    #expect(window.texts == expected)
    window.expectEqualToWhole()
  }

  @Test func `sections move with their rows, which keep their numbers`() {
    let window = shown()
    let before = window.idsByText
    model.sections.reverse()
    window.update()
    #expect(window.texts == expected)
    #expect(window.idsByText.filter { $0.key != "1個" } == before.filter { $0.key != "1個" })
    window.expectEqualToWhole()
  }

  @Test func `a row moves in its section, and is another one in another section`() {
    let window = shown()
    let before = window.idsByText
    model.sections[0].items.swapAt(0, 2)
    let moved = model.sections[0].items.removeLast()
    model.sections[1].items.insert(moved, at: 1)
    window.update()
    #expect(window.texts == expected)
    #expect(window.idsByText["品2"] == before["品2"])
    #expect(window.idsByText["品0"] != before["品0"])
    window.expectEqualToWhole()
  }

  @Test func `a row that changes describes its section and not the others`() {
    let window = shown()
    let cost = window.cost { model.sections[1].items[0].count = 5 }
    #expect(cost.patches == 1)
    #expect(cost.measurements == 1)
    // The list of sections, the section, its list, and its rows, whose closure is another one.
    #expect(cost.descriptions == 5)
    window.expectEqualToWhole()
  }

  @Test func `everything at once`() {
    let window = shown()
    for round in 0..<4 {
      model.isOpen.toggle()
      model.sections.swapAt(0, 2)
      model.sections[1].items.append(ShopItem(id: 100 + round, name: "新\(round)"))
      model.sections[0].items.removeFirst()
      model.sections.insert(Section(id: "他\(round)", items: ShopItem.some(round)), at: 1)
      window.update()
      #expect(window.texts == expected)
      window.expectEqualToWhole()
    }
  }

  @Test func `a list goes behind an if and comes back`() {
    let window = shown()
    model.isOpen = false
    window.update()
    #expect(window.texts == ["野菜", "果物", "調味料"])
    model.sections[0].items[0].name = "葱"
    window.update()
    model.isOpen = true
    window.update()
    #expect(window.texts == expected)
    window.expectEqualToWhole()
  }
}
