import SceneCollections
import Scenes
import ScenesHeadless
import Testing

/// The cells that exist, and their uses.
@MainActor @Suite struct CollectionViewTests {
  @Test func `only cells near what can be seen exist, and are used again`() {
    var made = 0
    final class CountedCell: CollectionViewCell {
      var uses = 0
      override func prepareForReuse() {
        super.prepareForReuse()
        uses += 1
      }
    }
    let cells = CollectionView.CellRegistration<CountedCell, Int> { cell, _, number in
      if cell.uses == 0 { made += 1 }
      cell.contentConfiguration = MarkContent(number: number)
    }
    let grid = GridStage(100_000) { view, path, number in
      view.dequeueConfiguredReusableCell(using: cells, for: path, item: number)
    }
    #expect(grid.numbers == Array(0..<25))
    #expect(grid.collectionView.contentSize.height == 20_000 * 60 - 10)
    let first = made
    for offset in stride(from: 0.0, through: 6_000, by: 60) { grid.scroll(to: offset) }
    #expect(grid.numbers == Array(500..<525))
    // Once more as many at most, since there are none above the beginning.
    #expect(made <= 2 * first)
  }

  @Test func `a pull during a refresh starts no second one`() {
    let grid = GridStage.marking()
    var pulls = 0
    grid.collectionView.onRefresh = { [collectionView = grid.collectionView] in
      pulls += 1
      collectionView.isRefreshing = true
    }
    grid.stage.update()
    for round in 1...2 {
      for _ in 0..<3 {
        grid.stage.drag(from: ScreenPoint(x: 50, y: 50), to: ScreenPoint(x: 50, y: 250))
        #expect(pulls == round)
      }
      grid.collectionView.isRefreshing = false
    }
  }

  @Test func `cells come into sight and go out of it once each, with their items`() {
    final class Watcher: CollectionViewDelegate {
      var shown: [Int] = []
      var isEven = true
      func collectionView(
        _ collectionView: CollectionView,
        willDisplay cell: CollectionViewCell,
        forItemAt path: CollectionPath
      ) {
        if shown.contains(path.item) { isEven = false }
        shown.append(path.item)
      }
      func collectionView(
        _ collectionView: CollectionView,
        didEndDisplaying cell: CollectionViewCell,
        forItemAt path: CollectionPath
      ) {
        if !shown.contains(path.item) { isEven = false }
        shown.removeAll { $0 == path.item }
      }
    }
    let watcher = Watcher()
    let grid = GridStage.marking()
    watcher.shown = grid.collectionView.pathsForVisibleItems.map(\.item)
    grid.collectionView.delegate = watcher
    for offset in [600.0, 0, 60, 900] { grid.scroll(to: offset) }
    let sight = grid.collectionView.pathsForVisibleItems.map(\.item)
    #expect(watcher.isEven)
    #expect(watcher.shown.sorted() == sight)
  }

  @Test func `what a cell was for another item leaves no trace in its state`() throws {
    let grid = GridStage.marking()
    try grid.stage.tap("cell-1")
    grid.collectionView.visibleCells[2].isDisabled = true
    for offset in stride(from: 0.0, through: 900, by: 60) {
      grid.scroll(to: offset)
      for (cell, number) in zip(grid.collectionView.visibleCells, grid.numbers) where number > 2 {
        #expect(cell.configurationState == CellConfigurationState())
      }
    }
  }

  @Test func `one item can be selected at a time unless several can`() throws {
    let grid = GridStage.marking()
    grid.collectionView.allowsMultipleSelection = false
    try grid.stage.tap("cell-1")
    try grid.stage.tap("cell-2")
    try grid.stage.tap("cell-2")
    #expect(grid.dataSource.selectedItemIdentifiers == [2])
    grid.collectionView.allowsSelection = false
    grid.stage.update()
    _ = grid.stage.tap(at: ScreenPoint(x: 190, y: 25))
    try grid.stage.tap("cell-4")
    #expect(grid.dataSource.selectedItemIdentifiers == [2])
  }

  @Test func `a delegate can refuse a selection, and is told in Apple's order`() throws {
    final class Doorman: CollectionViewDelegate {
      var calls: [String] = []
      func collectionView(
        _ collectionView: CollectionView,
        shouldSelectItemAt path: CollectionPath
      ) -> Bool {
        calls.append("should \(path.item)")
        return path.item != 4
      }
      func collectionView(
        _ collectionView: CollectionView,
        didHighlightItemAt path: CollectionPath
      ) { calls.append("on \(path.item)") }
      func collectionView(
        _ collectionView: CollectionView,
        didUnhighlightItemAt path: CollectionPath
      ) { calls.append("off \(path.item)") }
      func collectionView(_ collectionView: CollectionView, didSelectItemAt path: CollectionPath) {
        calls.append("did \(path.item)")
      }
    }
    let doorman = Doorman()
    let grid = GridStage.marking()
    grid.collectionView.delegate = doorman
    try grid.stage.tap("cell-4")
    try grid.stage.tap("cell-5")
    #expect(
      doorman.calls == ["on 4", "should 4", "off 4", "on 5", "should 5", "did 5", "off 5"]
    )
    #expect(grid.dataSource.selectedItemIdentifiers == [5])
  }

  @Test func `one tap deselects all that were selected, in order, while the data changes`() throws {
    final class Listener: CollectionViewDelegate {
      var deselected: [Int] = []
      var change: (() -> Void)?
      weak var grid: GridStage?
      func collectionView(
        _ collectionView: CollectionView,
        didDeselectItemAt path: CollectionPath
      ) {
        deselected.append(grid?.dataSource.itemIdentifier(for: path) ?? -1)
        if deselected.count == 3 { change?() }
      }
    }
    for changes in [false, true] {
      let (grid, listener) = (GridStage.marking(), Listener())
      listener.grid = grid
      grid.collectionView.delegate = listener
      grid.collectionView.allowsMultipleSelection = true
      for item in 2..<40 {
        grid.collectionView.selectItem(at: CollectionPath(section: 0, item: item))
      }
      grid.collectionView.allowsMultipleSelection = false
      if changes { listener.change = { grid.change { $0.moveItem(39, beforeItem: 0) } } }
      try grid.stage.tap("cell-1")
      let rest = changes ? [39] + Array(5..<39) : Array(5..<40)
      #expect(listener.deselected == [2, 3, 4] + rest)
      #expect(grid.dataSource.selectedItemIdentifiers == [1])
    }
  }

  @Test func `turned and turned back, everything stands where it stood`() {
    let grid = GridStage.marking()
    grid.scroll(to: 430)
    let numbers = grid.numbers
    for _ in 0..<3 {
      grid.stage.window.environment.containerSize = ScreenSize(width: 600, height: 200)
      grid.stage.update()
      #expect(grid.numbers.contains(numbers[0]))
      grid.stage.window.environment.containerSize = ScreenSize(width: 312, height: 300)
      grid.stage.update()
      #expect(grid.collectionView.contentOffset.y == 430)
      #expect(grid.numbers == numbers)
    }
  }

  @Test(arguments: [
    (ScreenScrollTarget.Place.start, 600.0), (.center, 475), (.end, 350), (.nearest, 350),
  ])
  func `an item that is asked for comes into sight`(
    position: ScreenScrollTarget.Place,
    offset: Double
  ) {
    let grid = GridStage.marking()
    grid.collectionView.scrollToItem(at: CollectionPath(section: 0, item: 52), at: position)
    grid.stage.update()
    #expect(grid.collectionView.contentOffset.y == offset)
    grid.collectionView.scrollToItem(at: CollectionPath(section: 9, item: 0))
    grid.stage.update()
    #expect(grid.collectionView.contentOffset.y == offset)
  }

  @Test func `a cell that is being made may have everything reloaded`() {
    final class Shrinking: CollectionViewDataSource {
      let cells = CollectionView.CellRegistration<CollectionViewCell, Int> { cell, _, number in
        cell.contentConfiguration = MarkContent(number: number)
      }
      var count = 30
      func collectionView(
        _ collectionView: CollectionView,
        numberOfItemsInSection section: Int
      ) -> Int { count }
      func collectionView(
        _ collectionView: CollectionView,
        cellForItemAt path: CollectionPath
      ) -> CollectionViewCell {
        if path.item == 2, count == 30 {
          count = 4
          collectionView.reloadData()
        }
        return collectionView.dequeueConfiguredReusableCell(
          using: cells,
          for: path,
          item: path.item
        )
      }
    }
    let (shrinking, grid) = (Shrinking(), GridStage.marking())
    grid.collectionView.dataSource = shrinking
    grid.stage.update()
    grid.stage.update()
    #expect(grid.numbers == [0, 1, 2, 3])
    #expect(grid.collectionView.contentSize.height == 50)
  }
}
