import SceneCollections
import Scenes
import ScenesHeadless
import Testing

/// Questions and calls in the turn in which data was applied.
@MainActor @Suite struct AskingTests {
  private func path(_ item: Int) -> CollectionPath { CollectionPath(section: 0, item: item) }

  @Test(arguments: [false, true])
  func `an item that was just applied is scrolled to, asked for before or not`(asks: Bool) {
    let grid = GridStage.marking(100)
    grid.change { $0.insertItems(Array(200..<300), beforeItem: 0) }
    if asks {
      #expect(grid.dataSource.path(for: 0) == path(100))
      #expect(grid.dataSource.itemIdentifier(for: path(0)) == 200)
    }
    grid.collectionView.scrollToItem(at: path(100), at: .start)
    grid.stage.update()
    #expect(grid.collectionView.contentOffset.y == 1_200)
    #expect(grid.numbers.first == 0)
    // The last item of those that were appended.
    grid.change { $0.appendItems(Array(300..<400)) }
    grid.collectionView.scrollToItem(at: path(299), at: .end)
    grid.stage.update()
    #expect(grid.numbers.last == 399)
  }

  @Test func `what is asked is answered with the newest data`() throws {
    let grid = GridStage.marking(30)
    let view = grid.collectionView
    try grid.stage.tap("cell-3")
    let cell = try #require(view.cellForItem(at: path(3)))
    grid.change {
      $0.deleteItems([0, 5])
      $0.insertItems([50, 51, 52], beforeItem: 1)
    }
    #expect(grid.dataSource.path(for: 3) == path(5))
    #expect(grid.dataSource.itemIdentifier(for: path(0)) == 50)
    #expect(view.pathsForSelectedItems == [path(5)])
    #expect(grid.dataSource.selectedItemIdentifiers == [3])
    #expect(view.cellForItem(at: path(5)) === cell)
    #expect(view.path(for: cell) == path(5))
    #expect(view.cellForItem(at: path(0)) == nil)
    #expect(view.visibleCells.count == 23)
    #expect(view.pathsForVisibleItems.first == path(3))
    #expect(grid.dataSource.collectionView(view, numberOfItemsInSection: 0) == 31)
    grid.change { $0.appendSections([1]) }
    #expect(grid.dataSource.index(for: 1) == 1)
    #expect(grid.dataSource.sectionIdentifier(for: 1) == 1)
    view.selectItem(at: path(0))
    view.deselectItem(at: path(5))
    #expect(grid.dataSource.selectedItemIdentifiers == [50])
    grid.stage.update()
    #expect(grid.marked == [50])
  }

  @Test func `each item of the newest data has a frame, where it is shown then`() throws {
    let grid = GridStage.marking(30)
    grid.change {
      $0.deleteItems([0, 5])
      $0.insertItems([50, 51, 52], beforeItem: 1)
      $0.appendItems(Array(60..<90))
    }
    let frames = (0..<62).map { grid.collectionView.layoutAttributes(forItemAt: path($0))?.frame }
    #expect(frames[5] == ScreenRect(x: 0, y: 60, width: 50, height: 50))
    #expect(frames.firstIndex(of: nil) == 61)
    let old = frames
    grid.stage.update()
    #expect(try grid.stage.element("cell-3").frame == old[5])
    let rows = RowStage(sections: 1)
    var snapshot = rows.dataSource.snapshot()
    snapshot.appendSections([1])
    snapshot.appendItems(Array(100..<108))
    rows.dataSource.apply(snapshot)
    #expect(rows.collectionView.orthogonalOffsetRange(ofSection: 1) == 0...546)
  }

  @Test func `a tap tells the delegate the item of the newest data`() throws {
    @MainActor final class Listener: CollectionViewDelegate {
      weak var source: CollectionViewDiffableDataSource<Int, Int>?
      var items: [Int?] = []
      func collectionView(
        _ collectionView: CollectionView,
        shouldSelectItemAt path: CollectionPath
      ) -> Bool {
        items.append(source?.itemIdentifier(for: path))
        var snapshot = source?.snapshot() ?? .init()
        snapshot.deleteItems([0])
        source?.apply(snapshot)
        return true
      }
      func collectionView(_ collectionView: CollectionView, didSelectItemAt path: CollectionPath) {
        items.append(source?.itemIdentifier(for: path))
      }
    }
    let (grid, listener) = (GridStage.marking(30), Listener())
    listener.source = grid.dataSource
    grid.collectionView.delegate = listener
    let cell = try grid.stage.element("cell-7").id
    grid.change { $0.insertItems([60, 61], beforeItem: 0) }
    grid.stage.send(.tap, to: cell)
    #expect(listener.items == [7, 7])
  }

  @Test func `an item that goes and comes back in one turn stays, whatever is asked between`() {
    for asks in [false, true] {
      let grid = GridStage.marking(30)
      grid.collectionView.selectItem(at: path(3))
      let cell = grid.collectionView.cellForItem(at: path(3))
      var told = 0
      grid.dataSource.onUpdate = { _, _ in told += 1 }
      grid.change { $0.deleteItems([3]) }
      if asks {
        #expect(grid.dataSource.path(for: 3) == nil)
        #expect(grid.collectionView.visibleCells.count == 24)
        #expect(grid.collectionView.pathsForSelectedItems.isEmpty)
      }
      grid.change { $0.insertItems([3], afterItem: 10) }
      grid.stage.update()
      #expect(told == 1)
      #expect(grid.dataSource.selectedItemIdentifiers == [3])
      #expect(grid.collectionView.cellForItem(at: path(10)) === cell)
    }
  }

  @Test func `random questions between changes alter nothing that comes later`() {
    for seed in 0..<CaseCount.of("COLLECTION_SCREENS", or: 30) {
      let (silent, asking) = (GridStage.marking(60), GridStage.marking(60))
      var told: [[SnapshotDifference]] = [[], []]
      silent.dataSource.onUpdate = { difference, _ in told[0].append(difference) }
      asking.dataSource.onUpdate = { difference, _ in told[1].append(difference) }
      var questions = SplitMix(seed: seed + 1_000)
      for (grid, asks) in [(silent, false), (asking, true)] {
        var random = SplitMix(seed: seed)
        for _ in 0..<24 {
          act(on: grid, &random)
          if asks { for _ in 0..<3 { ask(grid, &questions) } }
        }
        grid.stage.update()
      }
      #expect(told[0] == told[1], "seed \(seed)")
      #expect(silent.numbers == asking.numbers, "seed \(seed)")
      #expect(silent.marked == asking.marked, "seed \(seed)")
      #expect(
        silent.collectionView.contentOffset == asking.collectionView.contentOffset,
        "seed \(seed)"
      )
    }
  }

  private func act(on grid: GridStage, _ random: inout SplitMix) {
    let count = grid.dataSource.snapshot().numberOfItems
    let item = path(random.number(below: max(1, count)))
    switch random.number(below: 10) {
    case 0...4: grid.change { $0 = $0.edited(&random, times: 4, among: 90) }
    case 5: grid.collectionView.selectItem(at: item)
    case 6: grid.collectionView.scrollToItem(at: item, at: .start)
    case 7: grid.change { $0.reloadItems(Array($0.itemIdentifiers.prefix(2))) }
    default: grid.stage.update()
    }
  }

  /// Asks something, and compares the answer with the newest snapshot.
  private func ask(_ grid: GridStage, _ random: inout SplitMix) {
    let (view, source) = (grid.collectionView, grid.dataSource)
    let items = source.snapshot().itemIdentifiers
    let place = path(random.number(below: 90))
    switch random.number(below: 8) {
    case 0:
      let item = items.count > place.item ? items[place.item] : nil
      #expect(source.itemIdentifier(for: place) == item)
    case 1: #expect(source.path(for: place.item).map { items[$0.item] } ?? place.item == place.item)
    case 2: #expect(Set(source.selectedItemIdentifiers).isSubset(of: items))
    case 3: #expect(view.pathsForVisibleItems.allSatisfy { $0.item < items.count })
    case 4:
      for cell in view.visibleCells {
        let path = view.path(for: cell)
        #expect(path.map { "cell-\(items[$0.item])" } == cell.identifier)
      }
    case 5:
      if let cell = view.cellForItem(at: place) {
        #expect(cell.identifier == "cell-\(items[place.item])")
      }
    case 6: #expect(source.index(for: 0) == 0)
    default: _ = (view.contentSize, view.contentOffset, view.orthogonalOffset(ofSection: 0))
    }
  }
}
