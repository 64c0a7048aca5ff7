import SceneCollections
import Scenes
import ScenesHeadless
import Testing

/// A person scrolls a section across.
@MainActor @Suite struct RowScrollingTests {
  /// A finger that goes across the first section that scrolls so, which stands at the top then.
  private func drag(_ rows: RowStage, by distance: Double) {
    let y = (rows.frame("cell-1000000") ?? rows.frame("cell-1000007"))?.center.y ?? 40
    rows.stage.drag(from: ScreenPoint(x: 175, y: y), to: ScreenPoint(x: 175 + distance, y: y))
    rows.stage.update()
  }

  private func atTheTop(_ rows: RowStage) -> RowStage {
    rows.scroll(to: 500)
    return rows
  }

  @Test func `a finger across moves the section alone, and solves nothing`() {
    let rows = atTheTop(RowStage())
    #expect(rows.x(0) == 20)
    drag(rows, by: -150)
    #expect(rows.collectionView.orthogonalOffset(ofSection: 1) == 150)
    #expect(rows.x(2) == 86.0)
    #expect(rows.frame("cell-2000000")?.x == 0)
    #expect(rows.collectionView.contentOffset.y == 500)
    #expect(rows.collectionView.solvedSections == 3)
    drag(rows, by: -170)
    drag(rows, by: -170)
    drag(rows, by: -170)
    #expect(rows.collectionView.orthogonalOffset(ofSection: 1) == 546)
    #expect(rows.x(7) == 230.0)
    #expect(rows.collectionView.solvedSections == 3)
  }

  @Test func `only cells near what is seen across exist, and are used again`() {
    let rows = atTheTop(RowStage(itemsAcross: 100_000))
    let first = rows.count()
    for _ in 0..<50 { drag(rows, by: -170) }
    #expect(rows.collectionView.orthogonalOffset(ofSection: 1) == 8_500)
    #expect(rows.count() <= first + 8)
    let seen = rows.collectionView.pathsForVisibleItems.filter { $0.section == 1 }.map(\.item)
    #expect(seen == Array(78...81))
  }

  @Test func `a cell that is scrolled out of its row can't be tapped`() throws {
    let rows = atTheTop(RowStage())
    try rows.stage.tap("cell-1000001")
    #expect(rows.dataSource.selectedItemIdentifiers == [1_000_001])
    drag(rows, by: -170)
    drag(rows, by: -170)
    #expect(throws: ScreenError.self) { try rows.stage.tap("cell-1000001") }
    #expect(!rows.collectionView.pathsForVisibleItems.contains(CollectionPath(section: 1, item: 1)))
    try rows.stage.scroll(to: "cell-1000001")
    try rows.stage.tap("cell-1000001")
  }

  @Test func `a row keeps its place while it is out of sight`() {
    let rows = atTheTop(RowStage(sections: 9))
    drag(rows, by: -150)
    rows.scroll(to: 0)
    rows.scroll(to: 2_000)
    #expect(rows.collectionView.cellForItem(at: CollectionPath(section: 1, item: 2)) == nil)
    rows.scroll(to: 500)
    #expect(rows.collectionView.orthogonalOffset(ofSection: 1) == 150)
    #expect(rows.x(2) == 86.0)
  }

  @Test(
    arguments: [
      (.continuous, [-30, -30], 60), (.continuousGroupLeadingBoundary, [-30], 108),
      (.continuousGroupLeadingBoundary, [-300], 324), (.paging, [-30], 310),
      (.paging, [-30, -30], 546), (.paging, [-30, -30, 30], 310), (.groupPaging, [-300], 108),
      (.groupPaging, [-30, -30, 30], 108), (.groupPagingCentered, [-30], 57),
      (.groupPagingCentered, [-30, 30], -51),
    ] as [(CollectionLayoutSection.OrthogonalScrollingBehavior, [Double], Double)]
  )
  func `a drag that is let go comes to rest where the section may`(
    behavior: CollectionLayoutSection.OrthogonalScrollingBehavior,
    drags: [Double],
    rest: Double
  ) {
    let rows = atTheTop(RowStage(behavior: behavior))
    for way in drags {
      rows.stage.drag(from: ScreenPoint(x: 310, y: 40), to: ScreenPoint(x: 310 + way, y: 40))
      rows.stage.update()
    }
    #expect(rows.collectionView.orthogonalOffset(ofSection: 1) == rest)
    // What is far away is not there.
    #expect(rows.x(2).map { $0 == 236 - rest } ?? (rest > 500))
  }

  @Test func `groups in the middle are there from the beginning`() {
    let rows = atTheTop(RowStage(behavior: .groupPagingCentered))
    #expect(rows.collectionView.orthogonalOffset(ofSection: 1) == -51)
    #expect(rows.x(0) == 71)
  }

  @Test func `from right to left it begins at the right`() {
    let rows = atTheTop(RowStage(direction: .rightToLeft))
    #expect(rows.x(0) == 230.0)
    drag(rows, by: 150)
    #expect(rows.collectionView.orthogonalOffset(ofSection: 1) == 150)
    #expect(rows.x(0) == 380.0)
  }

  @Test func `headers around it do not scroll`() {
    let rows = RowStage { section, number in
      section.boundarySupplementaryItems = [RowStage.header()]
    }
    rows.scroll(to: 530)
    #expect(rows.frame("header-1")?.x == 20)
    drag(rows, by: -150)
    #expect(rows.frame("header-1") == ScreenRect(x: 20, y: 0, width: 310, height: 30))
    #expect(rows.x(2) == 86.0)
  }

  @Test(arguments: [
    (ScreenScrollTarget.Place.start, 432.0), (.center, 327), (.end, 222), (.nearest, 222),
  ])
  func `an item that is asked for comes into sight across as well`(
    place: ScreenScrollTarget.Place,
    offset: Double
  ) {
    let rows = RowStage()
    rows.collectionView.scrollToItem(at: CollectionPath(section: 1, item: 4), at: place)
    rows.stage.update()
    #expect(rows.collectionView.orthogonalOffset(ofSection: 1) == offset)
    #expect(rows.x(4) == 20 + 432 - offset)
    #expect(rows.collectionView.contentOffset.y > 0)
  }

  @Test func `an offset that is set is taken, no further than to an end`() {
    let rows = atTheTop(RowStage(behavior: .paging))
    rows.collectionView.setOrthogonalOffset(100, ofSection: 1)
    rows.stage.update()
    #expect(rows.x(2) == 136.0)
    rows.collectionView.setOrthogonalOffset(.infinity, ofSection: 1)
    rows.stage.update()
    #expect(rows.collectionView.orthogonalOffset(ofSection: 1) == 546)
    rows.collectionView.setOrthogonalOffset(9, ofSection: 0)
    rows.collectionView.setOrthogonalOffset(9, ofSection: 9)
    #expect(rows.collectionView.orthogonalOffset(ofSection: 9) == 0)
  }

  @Test func `turned, the offset stays as far as there is something to show`() {
    let rows = atTheTop(RowStage())
    rows.collectionView.setOrthogonalOffset(500, ofSection: 1)
    rows.stage.update()
    rows.turn(700, 200)
    #expect(rows.collectionView.orthogonalOffset(ofSection: 1) == 196)
    #expect(rows.collectionView.orthogonalOffsetRange(ofSection: 1) == 0...196)
    rows.turn(350, 300)
    #expect(rows.collectionView.orthogonalOffset(ofSection: 1) == 196)
  }

  @Test func `a section takes its offset along when it moves`() {
    let rows = atTheTop(RowStage(sections: 5))
    drag(rows, by: -150)
    rows.change { $0.reconfigureItems([1_000_002]) }
    rows.change { $0.reloadSections([2]) }
    rows.change { $0.deleteSections([0]) }
    #expect(rows.collectionView.orthogonalOffsetRange(ofSection: 0) == nil)
    rows.change { $0.insertSections([7], beforeSection: 1) }
    #expect(rows.collectionView.orthogonalOffset(ofSection: 1) == 150)
    rows.change { $0.moveSection(3, beforeSection: 1) }
    rows.change { $0.insertSections([8], beforeSection: 1) }
    #expect(rows.dataSource.index(for: 1) == 3)
    #expect(rows.collectionView.orthogonalOffset(ofSection: 3) == 150)
    #expect(rows.collectionView.orthogonalOffset(ofSection: 1) == 0)
    rows.change { $0.deleteItems((3..<8).map { 1_000_000 + $0 }) }
    #expect(rows.collectionView.orthogonalOffset(ofSection: 3) == 6)
  }

  @Test func `in a layout that scrolls sideways, a section scrolls down`() {
    let rows = RowStage()
    var configuration = CollectionLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    rows.collectionView.collectionViewLayout = CollectionCompositionalLayout(
      sectionProvider: { _, _ in
        let size = CollectionLayoutSize(
          widthDimension: .absolute(100),
          heightDimension: .absolute(80)
        )
        let item = CollectionLayoutItem(layoutSize: size)
        var section = CollectionLayoutSection(
          group: .vertical(layoutSize: size, subitems: [item])
        )
        section.orthogonalScrollingBehavior = .continuous
        return section
      },
      configuration: configuration
    )
    rows.stage.update()
    #expect(rows.collectionView.contentSize == ScreenSize(width: 300, height: 300))
    #expect(rows.collectionView.orthogonalOffsetRange(ofSection: 1) == 0...340)
    rows.stage.drag(from: ScreenPoint(x: 150, y: 200), to: ScreenPoint(x: 150, y: 100))
    rows.stage.update()
    #expect(rows.collectionView.orthogonalOffset(ofSection: 1) == 100)
    #expect(rows.frame("cell-1000003") == ScreenRect(x: 100, y: 140, width: 100, height: 80))
    #expect(rows.frame("cell-2") == ScreenRect(x: 0, y: 160, width: 100, height: 80))
  }

  @Test func `items that come near across are asked for before they have a cell`() {
    final class Loader: CollectionViewDataSourcePrefetching {
      var asked: [CollectionPath] = []
      func collectionView(
        _ collectionView: CollectionView,
        prefetchItemsAt paths: [CollectionPath]
      ) { asked += paths }
    }
    let (rows, loader) = (atTheTop(RowStage(itemsAcross: 40)), Loader())
    rows.collectionView.prefetchDataSource = loader
    rows.stage.update()
    // Cells are there up to 525 points across, and are loaded up to 875.
    #expect(loader.asked.filter { $0.section == 1 }.map(\.item) == [5, 6, 7])
    drag(rows, by: -170)
    #expect(loader.asked.filter { $0.section == 1 }.map(\.item) == [5, 6, 7, 8, 9])
  }

  @Test func `the delegate hears of cells that come and go across`() {
    final class Watcher: CollectionViewDelegate {
      var shown: Set<CollectionPath> = []
      func collectionView(
        _ collectionView: CollectionView,
        willDisplay cell: CollectionViewCell,
        forItemAt path: CollectionPath
      ) { #expect(shown.insert(path).inserted) }
      func collectionView(
        _ collectionView: CollectionView,
        didEndDisplaying cell: CollectionViewCell,
        forItemAt path: CollectionPath
      ) { #expect(shown.remove(path) != nil) }
    }
    let (rows, watcher) = (atTheTop(RowStage(sections: 5)), Watcher())
    watcher.shown = Set(rows.collectionView.pathsForVisibleItems)
    rows.collectionView.delegate = watcher
    for step in 0..<6 {
      drag(rows, by: step < 3 ? -170 : 120)
      if step == 2 { rows.scroll(to: 0) }
      if step == 2 { rows.scroll(to: 500) }
      #expect(watcher.shown == Set(rows.collectionView.pathsForVisibleItems))
    }
  }
}
