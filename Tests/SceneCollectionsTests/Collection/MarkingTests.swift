import SceneCollections
import Scenes
import ScenesHeadless
import Testing

/// Three ways to keep a mark: in the cell, by places, and by the state of who is selected.
@MainActor @Suite struct MarkingTests {
  /// Keeps the mark in the cell, as nobody should.
  private final class MarkingCell: CollectionViewCell {
    var number = 0
    var isMarked = false

    override var body: [ScreenElement] {
      [
        layers {
          text(String(number))
          text(isMarked ? "✓" : "")
        }
      ]
    }
  }

  private func inTheCell() -> GridStage {
    let cells = CollectionView.CellRegistration<MarkingCell, Int> { cell, _, number in
      cell.number = number
      cell.identifier = "cell-\(number)"
    }
    return GridStage { view, path, number in
      view.dequeueConfiguredReusableCell(using: cells, for: path, item: number)
    }
  }

  @Test func `a mark in a cell comes back with other items`() throws {
    let grid = inTheCell()
    let cell = try #require(
      grid.collectionView.cellForItem(at: CollectionPath(section: 0, item: 0))
    )
    (cell as? MarkingCell)?.isMarked = true
    cell.setNeedsUpdateConfiguration()
    grid.stage.update()
    #expect(grid.marked == [0])
    var strangers: [Int] = []
    for offset in stride(from: 60.0, through: 900, by: 60) {
      grid.scroll(to: offset)
      strangers += grid.marked.filter { $0 != 0 }
    }
    #expect(!strangers.isEmpty)
  }

  @Test func `marks by place survive a scroll, and go to another item on an insertion`() throws {
    final class Marks { var places: Set<Int> = [] }
    let marks = Marks()
    let cells = CollectionView.CellRegistration<MarkingCell, Int> { cell, path, number in
      cell.number = number
      cell.isMarked = marks.places.contains(path.item)
    }
    let grid = GridStage { view, path, number in
      view.dequeueConfiguredReusableCell(using: cells, for: path, item: number)
    }
    marks.places = [3]
    grid.change { $0.reconfigureItems([3]) }
    grid.stage.update()
    #expect(grid.marked == [3])
    grid.scroll(to: 900)
    #expect(grid.marked.isEmpty)
    grid.scroll(to: 0)
    #expect(grid.marked == [3])
    grid.change {
      $0.insertItems([500], beforeItem: 0)
      $0.reloadSections([0])
    }
    grid.stage.update()
    #expect(grid.marked == [2])
  }

  @Test func `marks by state stay with their items whatever happens`() throws {
    let grid = GridStage.marking()
    try grid.stage.tap("cell-3")
    try grid.stage.tap("cell-7")
    grid.stage.update()
    #expect(grid.marked == [3, 7])
    for offset in stride(from: 0.0, through: 900, by: 45) {
      grid.scroll(to: offset)
      #expect(grid.marked.allSatisfy { $0 == 3 || $0 == 7 })
    }
    grid.scroll(to: 0)
    #expect(grid.marked == [3, 7])
    grid.change { $0.insertItems([500, 501], beforeItem: 0) }
    grid.stage.update()
    #expect(grid.marked == [3, 7])
    grid.change { $0.moveItem(7, beforeItem: 500) }
    grid.stage.update()
    #expect(grid.marked == [7, 3])
    grid.dataSource.applySnapshotUsingReloadData(grid.dataSource.snapshot())
    grid.stage.update()
    #expect(grid.marked == [7, 3])
    grid.stage.window.environment.containerSize = ScreenSize(width: 600, height: 312)
    grid.stage.update()
    #expect(grid.marked == [7, 3])
    #expect(grid.dataSource.selectedItemIdentifiers == [7, 3])
    try grid.stage.tap("cell-3")
    grid.stage.update()
    #expect(grid.marked == [7])
    grid.change { $0.deleteItems([7]) }
    grid.stage.update()
    #expect(grid.dataSource.selectedItemIdentifiers.isEmpty)
  }
}
