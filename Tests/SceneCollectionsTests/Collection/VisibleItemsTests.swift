import Observation2
import SceneCollections
import Scenes
import ScenesHeadless
import Testing

/// A section decides how what can be seen of it is shown.
@MainActor @Suite struct VisibleItemsTests {
  @Test func `it is asked with its own offset about what is seen, each time that it is scrolled`() {
    var calls: [(items: [Int], offset: Double)] = []
    let rows = RowStage { section, number in
      guard number == 1 else { return }
      section.visibleItemsInvalidationHandler = { items, offset, environment in
        #expect(environment.container.contentSize.width == 350)
        calls.append((items.map(\.path.item), offset.x))
      }
    }
    rows.scroll(to: 500)
    #expect(calls.last?.items == [0, 1, 2, 3])
    #expect(calls.last?.offset == 0)
    let before = calls.count
    rows.stage.drag(from: ScreenPoint(x: 300, y: 40), to: ScreenPoint(x: 150, y: 40))
    rows.stage.update()
    #expect(calls.count > before)
    #expect(calls.last?.items == [1, 2, 3, 4])
    #expect(calls.last?.offset == 150)
  }

  @Test func `what it sets is shown, and kept`() throws {
    var isFirst = true
    let rows = RowStage { section, number in
      guard number == 1 else { return }
      section.visibleItemsInvalidationHandler = { items, _, _ in
        guard isFirst, items.count > 3 else { return }
        isFirst = false
        items[0].isHidden = true
        items[1].center.x += 7
        items[2].alpha = 0
        items[3].center.y = .nan
        items[1].zIndex = 5
      }
    }
    rows.scroll(to: 500)
    for _ in 0..<2 {
      #expect(!isFirst)
      #expect(throws: ScreenError.self) { try rows.stage.tap("cell-1000000") }
      #expect(throws: ScreenError.self) { try rows.stage.tap("cell-1000002") }
      #expect(rows.x(1) == 135 - rows.collectionView.orthogonalOffset(ofSection: 1))
      #expect(rows.x(3) == 344 - rows.collectionView.orthogonalOffset(ofSection: 1))
      let order = rows.stage.frames.elements.compactMap(\.element.identifier)
      let front = try #require(order.firstIndex(of: "cell-1000001"))
      #expect(front > (order.firstIndex(of: "cell-1000003") ?? .max))
      rows.stage.drag(from: ScreenPoint(x: 300, y: 40), to: ScreenPoint(x: 290, y: 40))
      rows.stage.update()
    }
    // Turned, the section is as high, so everything stands where it stood.
    rows.turn(360, 300)
    #expect(throws: ScreenError.self) { try rows.stage.tap("cell-1000000") }
  }

  @Test func `a section that scrolls with the collection is asked with the collection's offset`() {
    var offsets: [Double] = []
    let rows = RowStage { section, number in
      guard number == 0 else { return }
      section.visibleItemsInvalidationHandler = { items, offset, _ in
        offsets.append(offset.y)
        for item in items { item.center.x += 10 }
      }
    }
    #expect(rows.frame("cell-0")?.x == 10)
    rows.scroll(to: 100)
    #expect(offsets.last == 100)
  }

  @Test func `a section whose sizes are estimated is not asked, and that is told`() {
    let size = CollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .estimated(50)
    )
    var section = CollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)])
    )
    section.visibleItemsInvalidationHandler = { _, _, _ in Issue.record("it was asked") }
    let measured = section
    let rows = RowStage(sections: 1)
    var issues: [CollectionLayoutIssue] = []
    rows.collectionView.onIssue = { issues.append($0) }
    rows.collectionView.collectionViewLayout = CollectionCompositionalLayout(section: measured)
    rows.stage.update()
    #expect(issues == [.visibleItemsHandlerWithMeasuredItems(section: 0)])
    #expect(issues.first?.description.contains("Section 0") == true)
  }
}
