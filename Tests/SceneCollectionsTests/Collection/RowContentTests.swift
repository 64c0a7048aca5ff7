import SceneCollections
import Scenes
import ScenesHeadless
import Testing

/// What stands in a section that scrolls across, and around it.
@MainActor @Suite struct RowContentTests {
  private func across(_ rows: RowStage, by distance: Double) {
    let offset = rows.collectionView.orthogonalOffset(ofSection: 1)
    rows.collectionView.setOrthogonalOffset(offset + distance, ofSection: 1)
    rows.stage.update()
  }

  @Test func `badges go with their items`() {
    let rows = RowStage { section, number in
      if number == 1 { section = Self.badged }
    }
    rows.scroll(to: 500)
    #expect(rows.frame("badge-2") == ScreenRect(x: 20 + 216 + 90, y: 10, width: 20, height: 20))
    across(rows, by: 150)
    #expect(rows.x(2) == 86)
    #expect(rows.frame("badge-2") == ScreenRect(x: 86 + 90, y: 10, width: 20, height: 20))
  }

  @Test
  func
    `a section is as high as the highest cell, of which those not measured yet count as estimated`()
  {
    let rows = RowStage { section, number in
      if number == 1 { section = Self.measured }
    }
    rows.scroll(to: 500)
    #expect(rows.frame("cell-1000000")?.height == 22)
    #expect(rows.frame("cell-2000000")?.y == 90)
    across(rows, by: 150)
    #expect(rows.x(2) == 86)
    across(rows, by: 500)
    #expect(rows.frame("cell-1000007") == ScreenRect(x: 230, y: 0, width: 100, height: 22))
    #expect(rows.frame("cell-2000000")?.y == 22)
  }

  @Test func `an item in the middle of a page is shown where it is asked for, if not at a stop`() {
    let rows = RowStage(itemsAcross: 16) { section, number in
      if number == 1 { section = Self.pages }
    }
    let item = CollectionPath(section: 1, item: 3)
    rows.collectionView.scrollToItem(at: item, at: .start)
    rows.stage.update()
    // The next group begins at 240, where the item is out of sight.
    #expect(rows.collectionView.orthogonalOffset(ofSection: 1) == 180)
    rows.collectionView.scrollToItem(at: CollectionPath(section: 1, item: 4), at: .start)
    rows.stage.update()
    #expect(rows.collectionView.orthogonalOffset(ofSection: 1) == 240)
  }

  @Test func `a row keeps its place while the screen shows something else`() {
    // In sight from the beginning, so that only its scroll is another one.
    let rows = RowStage { section, _ in section = RowStage.across(.continuous) }
    rows.collectionView.setOrthogonalOffset(150, ofSection: 0)
    rows.stage.update()
    rows.isShown = false
    #expect(rows.frame("cell-2") == nil)
    rows.isShown = true
    #expect(rows.collectionView.orthogonalOffset(ofSection: 0) == 150)
    #expect(rows.frame("cell-2")?.x == 86)
  }

  nonisolated private static var pages: CollectionLayoutSection {
    let size = CollectionLayoutSize(widthDimension: .absolute(60), heightDimension: .absolute(80))
    var section = CollectionLayoutSection(
      group: .horizontal(
        layoutSize: CollectionLayoutSize(
          widthDimension: .absolute(240),
          heightDimension: .absolute(80)
        ),
        subitems: [CollectionLayoutItem(layoutSize: size)]
      )
    )
    section.orthogonalScrollingBehavior = .groupPaging
    section.contentInsets = ScreenInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
    return section
  }

  nonisolated private static var badged: CollectionLayoutSection {
    let size = CollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(80))
    var item = CollectionLayoutItem(layoutSize: size)
    item.supplementaryItems = [
      CollectionLayoutSupplementaryItem(
        layoutSize: CollectionLayoutSize(
          widthDimension: .absolute(20),
          heightDimension: .absolute(20)
        ),
        elementKind: "badge",
        containerAnchor: CollectionLayoutAnchor(
          edges: [.top, .trailing],
          absoluteOffset: ScreenPoint(x: 10, y: -10)
        )
      )
    ]
    var section = CollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
    section.orthogonalScrollingBehavior = .continuous
    section.interGroupSpacing = 8
    section.contentInsets = ScreenInsets(top: 20, leading: 20, bottom: 20, trailing: 20)
    return section
  }

  nonisolated private static var measured: CollectionLayoutSection {
    let size = CollectionLayoutSize(
      widthDimension: .absolute(100),
      heightDimension: .estimated(90)
    )
    var section = CollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)])
    )
    section.orthogonalScrollingBehavior = .continuous
    section.interGroupSpacing = 8
    section.contentInsets = ScreenInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
    return section
  }
}
