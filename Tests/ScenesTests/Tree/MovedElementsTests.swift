import Scenes
import Testing

/// Front-ends are told once where an element is, however often it has been moved before.
@MainActor @Suite struct MovedElementsTests {
  private let list = ShopList(4)

  private func shown(spacing: Double = 0) -> MirroredWindow {
    MirroredWindow { [list] part in
      part.column(spacing: spacing) {
        part.each(list.items) { item in part.text(item.name).identifier("\(item.id)") }
      }
    }
  }

  @Test func `rows that move twice, while others come and go in between, are told once`() {
    let window = shown()
    let last = list.items[3]
    list.items.insert(ShopItem(id: 7, name: "一"), at: 0)
    window.window.prepare()
    list.items.insert(ShopItem(id: 8, name: "二"), at: 1)
    list.items.remove(at: 3)
    window.window.prepare()
    list.items.insert(ShopItem(id: 9, name: "三"), at: 0)
    window.update()
    window.expectEqualToWhole()
    #expect(window["\(last.id)"] != nil)
  }

  @Test func `rows that come back to where they were are not told of`() {
    let window = shown()
    let items = list.items
    list.items.insert(ShopItem(id: 7, name: "一"), at: 0)
    window.window.prepare()
    list.items = items
    window.window.prepare()
    #expect(window.update().isEmpty)
    window.expectEqualToWhole()
  }

  @Test func `a row that moves after a snapshot is told from there`() {
    let window = shown()
    list.items.insert(ShopItem(id: 7, name: "一"), at: 0)
    window.window.prepare()
    window.show(window.window.snapshot())
    list.items.insert(ShopItem(id: 8, name: "二"), at: 0)
    window.update()
    window.expectEqualToWhole()
  }

  @Test(arguments: [0, 8, -2, 8.3, 1e-40, 16_777_217, 999_999_999])
  func `a space is kept as exactly as it was given`(spacing: Double) {
    let element = SketchPart { _ in }.column(spacing: spacing) {}
    #expect(element.spacing == spacing)
    #expect(element.identifier("a").padding(4).spacing == spacing)
    #expect(element == SketchPart { _ in }.column(spacing: spacing) {})
    #expect(element != SketchPart { _ in }.column(spacing: spacing - 1) {})
  }

  @Test func `a space of a third of a point places the rows by it`() throws {
    let window = shown(spacing: 1.0 / 3)
    let (first, second) = (try #require(window["0"]), try #require(window["1"]))
    #expect(second.frame.y == first.frame.y + first.frame.height + 1.0 / 3)
    window.expectEqualToWhole()
  }
}
