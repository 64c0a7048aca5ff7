import SceneCollections
import Scenes
import ScenesHeadless
import Testing

/// Items that a person carries to another place.
@MainActor @Suite struct ReorderingTests {
  /// Squares of 50 points, 10 apart, five in a row, all of which can be picked up.
  private func grid(_ count: Int = 100) -> GridStage {
    let grid = GridStage.marking(count)
    grid.dataSource.reorderingHandlers.canReorderItem = { _ in true }
    grid.stage.update()
    return grid
  }

  private func frame(_ number: Int, _ grid: GridStage) throws -> ScreenRect {
    try grid.stage.element(.id("cell-\(number)")).frame
  }

  @Test func `an item goes where it is let go of, and those between make room`() throws {
    let grid = grid(7)
    try grid.stage.drag(.id("cell-1"), onto: .id("cell-5"))
    #expect(grid.dataSource.snapshot().itemIdentifiers == [0, 2, 3, 4, 5, 1, 6])
    #expect(grid.numbers == [0, 2, 3, 4, 5, 1, 6])
    #expect(try frame(1, grid) == ScreenRect(x: 0, y: 60, width: 50, height: 50))
    try grid.stage.drag(.id("cell-6"), onto: .id("cell-0"))
    #expect(grid.numbers == [6, 0, 2, 3, 4, 5, 1])
  }

  @Test func `the cell is under the finger and in front, and the data are the old ones meanwhile`()
    throws
  {
    let grid = grid(7)
    let cell = try #require(
      grid.collectionView.cellForItem(at: CollectionPath(section: 0, item: 0))
    )
    try grid.stage.drag(.id("cell-0"), ScreenDrag(.began))
    #expect(cell.configurationState.isReordering)
    let way = ScreenPoint(x: 70, y: 5)
    try grid.stage.drag(.id("cell-0"), ScreenDrag(.changed, translation: way))
    #expect(try frame(0, grid) == ScreenRect(x: 70, y: 5, width: 50, height: 50))
    #expect(try frame(1, grid).x == 0)
    #expect(grid.numbers == [1, 0, 2, 3, 4, 5, 6])
    #expect(grid.dataSource.snapshot().itemIdentifiers == Array(0..<7))
    let cells = grid.stage.frames.elements.compactMap(\.element.identifier)
    #expect(cells.last == "cell-0")
    try grid.stage.drag(.id("cell-0"), ScreenDrag(.ended, translation: way))
    #expect(try frame(0, grid) == ScreenRect(x: 60, y: 0, width: 50, height: 50))
    #expect(!cell.configurationState.isReordering)
    #expect(grid.collectionView.cellForItem(at: CollectionPath(section: 0, item: 1)) === cell)
  }

  @Test func `what is cancelled goes back, and so does what comes back to its place`() throws {
    let grid = grid(7)
    var told = 0
    grid.dataSource.reorderingHandlers.willReorder = { _ in told += 1 }
    grid.dataSource.reorderingHandlers.didReorder = { _ in told += 1 }
    let way = ScreenPoint(x: 130, y: 0)
    try grid.stage.drag(.id("cell-0"), ScreenDrag(.began))
    try grid.stage.drag(.id("cell-0"), ScreenDrag(.changed, translation: way))
    #expect(grid.numbers == [1, 2, 0, 3, 4, 5, 6])
    try grid.stage.drag(.id("cell-0"), ScreenDrag(.cancelled))
    #expect(grid.numbers == Array(0..<7))
    try grid.stage.drag(.id("cell-0"), ScreenDrag(.began))
    try grid.stage.drag(.id("cell-0"), ScreenDrag(.changed, translation: way))
    try grid.stage.drag(.id("cell-0"), ScreenDrag(.ended))
    #expect(grid.numbers == Array(0..<7))
    #expect(try frame(0, grid).x == 0)
    #expect(told == 0)
  }

  @Test func `the handlers get what was, what is, and what to change`() throws {
    let grid = grid(0)
    grid.change {
      $0.appendItems([1, 2, 3], toSection: 0)
      $0.appendSections([7])
      $0.appendItems([4, 5], toSection: 7)
    }
    grid.stage.update()
    var told: [String] = []
    grid.dataSource.reorderingHandlers.willReorder = { [weak dataSource = grid.dataSource] in
      told.append("will \(dataSource?.snapshot() == $0.initialSnapshot)")
    }
    grid.dataSource.reorderingHandlers.didReorder = { [weak dataSource = grid.dataSource] in
      told.append("did \(dataSource?.snapshot() == $0.finalSnapshot)")
      let own = $0.initialSnapshot.itemIdentifiers.applying($0.difference)
      #expect(own == [1, 3, 4, 2, 5])
      let parts = $0.sectionTransactions
      #expect(parts.map(\.sectionIdentifier) == [0, 7])
      #expect(parts.map(\.initialSnapshot.items) == [[1, 2, 3], [4, 5]])
      #expect(parts.map(\.finalSnapshot.items) == [[1, 3], [4, 2, 5]])
      #expect([4, 5].applying(parts[1].difference) == [4, 2, 5])
    }
    try grid.stage.drag(.id("cell-2"), onto: .id("cell-5"))
    #expect(told == ["will true", "did true"])
    #expect(grid.numbers == [1, 3, 4, 2, 5])
  }

  @Test func `what can't be picked up is not, and a selection goes with its item`() throws {
    let grid = grid(7)
    grid.dataSource.reorderingHandlers.canReorderItem = { $0 != 3 }
    grid.stage.update()
    #expect(throws: ScreenError.self) { try grid.stage.drag(.id("cell-3"), onto: .id("cell-0")) }
    try grid.stage.tap(.id("cell-1"))
    try grid.stage.drag(.id("cell-1"), onto: .id("cell-3"))
    #expect(grid.numbers == [0, 2, 3, 1, 4, 5, 6])
    #expect(grid.dataSource.selectedItemIdentifiers == [1])
    #expect(grid.marked == [1])
    #expect(
      !grid.collectionView.beginInteractiveMovementForItem(at: CollectionPath(section: 0, item: 2))
    )
    #expect(
      !grid.collectionView.beginInteractiveMovementForItem(at: CollectionPath(section: 9, item: 2))
    )
  }

  @Test func `whatever is applied ends it, and counts`() throws {
    let grid = grid(7)
    try grid.stage.drag(.id("cell-0"), ScreenDrag(.began))
    let way = ScreenDrag(.changed, translation: ScreenPoint(x: 130, y: 0))
    try grid.stage.drag(.id("cell-0"), way)
    grid.change { $0.deleteItems([6]) }
    try grid.stage.drag(.id("cell-0"), way)
    try grid.stage.drag(.id("cell-0"), ScreenDrag(.ended))
    #expect(grid.numbers == Array(0..<6))
    #expect(try frame(0, grid).x == 0)
    grid.dataSource.reorderingHandlers.willReorder = { [weak dataSource = grid.dataSource] _ in
      var snapshot = DiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems([8, 9])
      dataSource?.apply(snapshot)
    }
    grid.dataSource.reorderingHandlers.didReorder = { _ in Issue.record("nothing was reordered") }
    try grid.stage.drag(.id("cell-0"), onto: .id("cell-2"))
    grid.stage.update()
    #expect(grid.numbers == [8, 9])
  }

  @Test func `while it is carried the content can be scrolled under it`() throws {
    let grid = grid()
    try grid.stage.drag(.id("cell-0"), ScreenDrag(.began))
    grid.scroll(to: 600)
    #expect(try frame(0, grid).y == 0)
    try grid.stage.drag(.id("cell-0"), ScreenDrag(.changed, translation: ScreenPoint(x: 1, y: 3)))
    grid.stage.update()
    #expect(grid.numbers.prefix(3) == [0, 51, 52])
    try grid.stage.drag(.id("cell-0"), ScreenDrag(.ended, translation: ScreenPoint(x: 1, y: 3)))
    #expect(grid.dataSource.path(for: 0) == CollectionPath(section: 0, item: 50))
  }

  @Test func `behind the last item of a section is the section's end, behind all that of the last`()
    throws
  {
    let grid = grid(0)
    grid.change {
      $0.appendItems([1, 2, 3], toSection: 0)
      $0.appendSections([7])
      $0.appendItems([4, 5, 6], toSection: 7)
    }
    grid.stage.update()
    try grid.stage.drag(.id("cell-1"), by: ScreenPoint(x: 240, y: 0))
    #expect(grid.dataSource.snapshot().itemIdentifiers(inSection: 0) == [2, 3, 1])
    try grid.stage.drag(.id("cell-2"), by: ScreenPoint(x: 0, y: 200))
    #expect(grid.dataSource.snapshot().itemIdentifiers(inSection: 7) == [4, 5, 6, 2])
  }

  @Test
  func `a finger beside the content, or between two cells, is at the nearest one of its line`()
    throws
  {
    let grid = grid(20)
    try grid.stage.drag(.id("cell-2"), by: ScreenPoint(x: -500, y: 60))
    grid.stage.update()
    #expect(grid.numbers.prefix(8) == [0, 1, 3, 4, 5, 2, 6, 7])
    try grid.stage.drag(.id("cell-0"), by: ScreenPoint(x: 92, y: 0))
    #expect(grid.numbers.prefix(4) == [1, 3, 0, 4])
    try grid.stage.drag(.id("cell-4"), by: ScreenPoint(x: -1, y: -500))
    grid.stage.update()
    #expect(grid.numbers.prefix(5) == [1, 3, 0, 4, 5])
  }

  @Test func `an item goes into a section that is empty but for its header`() throws {
    var snapshot = NumberedSnapshot()
    snapshot.appendSections([0, 1, 2])
    snapshot.appendItems([1, 2], toSection: 0)
    snapshot.appendItems([3], toSection: 2)
    let grid = SectionStage(snapshot, columns: 1, height: 800)
    grid.dataSource.reorderingHandlers.canReorderItem = { _ in true }
    grid.stage.update()
    try grid.stage.drag(.id("cell-3"), onto: .id("header-1"))
    #expect(grid.dataSource.snapshot().itemIdentifiers(inSection: 1) == [3])
    #expect(grid.shown.numbers == [1, 2, 3])
  }

  @Test(arguments: [ScreenLayoutDirection.leftToRight, .rightToLeft])
  func `in a section that scrolls across an item stays in it`(
    direction: ScreenLayoutDirection
  ) throws {
    let stage = RowStage(direction: direction)
    stage.dataSource.reorderingHandlers.canReorderItem = { _ in true }
    stage.stage.update()
    let number = 1_000_000
    stage.scroll(to: 450)
    stage.collectionView.setOrthogonalOffset(50, ofSection: 1)
    stage.stage.update()
    let start = try #require(stage.x(1))
    let way = direction == .leftToRight ? 110.0 : -110
    try stage.stage.drag(.id("cell-\(number + 1)"), ScreenDrag(.began))
    let drag = ScreenDrag(.changed, translation: ScreenPoint(x: way, y: -200))
    try stage.stage.drag(.id("cell-\(number + 1)"), drag)
    #expect(stage.x(1) == start + way)
    try stage.stage.drag(
      .id("cell-\(number + 1)"),
      ScreenDrag(.ended, translation: drag.translation)
    )
    let items = stage.dataSource.snapshot().itemIdentifiers(inSection: 1)
    #expect(items.prefix(4).map { $0 - number } == [0, 2, 1, 3])
    #expect(stage.x(1) == start + (direction == .leftToRight ? 108 : -108))
  }

  @Test func `in an outline an item takes along what is below it, and stands beside another`()
    throws
  {
    let outline = OutlineStage()
    outline.dataSource.reorderingHandlers.canReorderItem = { _ in true }
    try outline.disclose(1)
    try outline.disclose(11)
    #expect(outline.shown == ["1-", ".11-", "..111", ".12", "2+", "90", "91"])
    try outline.stage.drag(.id("cell-11"), onto: .id("cell-12"))
    #expect(outline.shown == ["1-", ".12", ".11-", "..111", "2+", "90", "91"])
    // Not among what is below it.
    try outline.stage.drag(.id("cell-11"), onto: .id("cell-111"))
    #expect(outline.shown == ["1-", ".12", ".11-", "..111", "2+", "90", "91"])
    try outline.stage.drag(.id("cell-11"), onto: .id("cell-91"))
    #expect(outline.shown == ["1-", ".12", "2+", "90", "11-", ".111", "91"])
    #expect(outline.dataSource.snapshot(for: 0).items == [1, 12, 2, 21])
    try outline.stage.drag(.id("cell-90"), onto: .id("cell-12"))
    #expect(outline.shown == ["1-", ".90", ".12", "2+", "11-", ".111", "91"])
  }

  @Test func `assistive technology carries an item by one place, also into the next section`()
    throws
  {
    let grid = grid(0)
    grid.change {
      $0.appendItems([1, 2], toSection: 0)
      $0.appendSections([7])
      $0.appendItems([4], toSection: 7)
    }
    grid.stage.update()
    func actions(_ number: Int) throws -> [String] {
      try grid.stage.element(.id("cell-\(number)")).element.accessibilityActions
    }
    func act(_ name: String, _ number: Int) throws {
      try grid.stage.performAccessibilityAction(name, on: .id("cell-\(number)"))
    }
    #expect(try actions(1) == ["後ろへ移動"])
    #expect(try actions(2) == ["前へ移動", "後ろへ移動"])
    #expect(try actions(4) == ["前へ移動"])
    try act("後ろへ移動", 1)
    #expect(grid.numbers == [2, 1, 4])
    #expect(try actions(2) == ["後ろへ移動"])
    try act("後ろへ移動", 1)
    #expect(grid.dataSource.snapshot().itemIdentifiers(inSection: 7) == [1, 4])
    try act("前へ移動", 4)
    try act("前へ移動", 4)
    #expect(grid.dataSource.snapshot().itemIdentifiers(inSection: 0) == [2, 4])
    #expect(grid.dataSource.snapshot().itemIdentifiers(inSection: 7) == [1])
  }
}
