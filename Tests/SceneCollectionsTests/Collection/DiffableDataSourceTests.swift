import SceneCollections
import Scenes
import ScenesHeadless
import Testing

/// Snapshots in a collection.
@MainActor @Suite struct DiffableDataSourceTests {
  @Test func `what was applied in one turn is taken as one difference`() {
    let grid = GridStage.marking(10)
    var differences: [SnapshotDifference] = []
    grid.dataSource.onUpdate = { difference, _ in differences.append(difference) }
    grid.change { $0.appendItems([20]) }
    grid.change { $0.deleteItems([0]) }
    grid.change { $0.appendItems([21]) }
    #expect(grid.dataSource.snapshot().numberOfItems == 11)
    grid.stage.update()
    #expect(differences.count == 1)
    #expect(differences.first?.insertedItems.count == 2)
    #expect(differences.first?.deletedItems.count == 1)
    #expect(grid.numbers == [1, 2, 3, 4, 5, 6, 7, 8, 9, 20, 21])
  }

  @Test func `a reload is no difference, and a difference without an animation is one`() {
    let grid = GridStage.marking(3)
    var told: [Bool] = []
    grid.dataSource.onUpdate = { told.append($1) }
    let cells = grid.collectionView.visibleCells.map(ObjectIdentifier.init)
    var snapshot = grid.dataSource.snapshot()
    snapshot.moveItem(0, afterItem: 2)
    grid.dataSource.apply(snapshot, animatingDifferences: false)
    grid.stage.update()
    #expect(told == [false])
    let moved = grid.collectionView.visibleCells.map(ObjectIdentifier.init)
    #expect(moved == [cells[1], cells[2], cells[0]])
    snapshot.deleteItems([1])
    grid.dataSource.applySnapshotUsingReloadData(snapshot)
    grid.stage.update()
    #expect(told == [false])
    #expect(grid.numbers == [2, 0])
  }

  @Test func `the first sections that come are told of as a difference`() {
    let grid = GridStage.marking(3)
    var told: [Int] = []
    grid.dataSource.onUpdate = { difference, _ in told.append(difference.insertedSections.count) }
    grid.change { $0.deleteAllItems() }
    grid.stage.update()
    grid.change {
      $0.appendSections([0, 1])
      $0.appendItems([7])
    }
    grid.stage.update()
    #expect(told == [0, 2])
    #expect(grid.numbers == [7])
  }

  @Test func `what several snapshots wanted to be shown anew is shown anew`() {
    var configured: [Int] = []
    let cells = CollectionView.CellRegistration<CollectionViewCell, Int> { cell, _, number in
      configured.append(number)
      cell.contentConfiguration = MarkContent(number: number)
    }
    let grid = GridStage(10) { view, path, number in
      view.dequeueConfiguredReusableCell(using: cells, for: path, item: number)
    }
    let before = grid.collectionView.visibleCells
    configured = []
    grid.change { $0.reconfigureItems([3]) }
    grid.change { $0.reconfigureItems([5]) }
    grid.change { $0.deleteItems([0]) }
    grid.stage.update()
    #expect(configured.sorted() == [3, 5])
    #expect(
      grid.collectionView.visibleCells.map(ObjectIdentifier.init)
        == before.dropFirst().map(ObjectIdentifier.init)
    )
    grid.change { $0.reloadItems([4]) }
    grid.stage.update()
    #expect(grid.numbers == Array(1..<10))
    #expect(configured.sorted() == [3, 4, 5])
  }

  @Test func `a completion comes when the collection shows it, and what it applies comes next`() {
    let grid = GridStage.marking(3)
    var told: [[Int]] = []
    var snapshot = grid.dataSource.snapshot()
    snapshot.appendItems([10])
    grid.dataSource.apply(snapshot) {
      told.append(grid.numbers)
      grid.change { $0.appendItems([11]) }
    }
    #expect(told.isEmpty)
    grid.stage.update()
    #expect(told == [[0, 1, 2, 10]])
    grid.stage.update()
    #expect(grid.numbers == [0, 1, 2, 10, 11])
  }

  @Test func `without a screen it counts at once`() {
    let collectionView = CollectionView(layout: GridStage.layout)
    let cells = CollectionView.CellRegistration<CollectionViewCell, Int> { _, _, _ in }
    let dataSource = CollectionViewDiffableDataSource<Int, Int>(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    var (snapshot, isDone) = (dataSource.snapshot(), false)
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2])
    dataSource.apply(snapshot) { isDone = true }
    #expect(isDone)
    #expect(dataSource.path(for: 2) == CollectionPath(section: 0, item: 1))
    collectionView.selectItem(at: CollectionPath(section: 0, item: 1))
    collectionView.selectItem(at: CollectionPath(section: 0, item: 2))
    #expect(dataSource.selectedItemIdentifiers == [2])
  }

  @Test func `a cell that is asked for may apply another snapshot`() {
    weak var source: CollectionViewDiffableDataSource<Int, Int>?
    let cells = CollectionView.CellRegistration<CollectionViewCell, Int> { cell, _, number in
      cell.contentConfiguration = MarkContent(number: number)
    }
    let grid = GridStage(3) { view, path, number in
      if number == 2, var snapshot = source?.snapshot(), snapshot.indexOfItem(99) == nil {
        snapshot.appendItems([99])
        source?.apply(snapshot)
      }
      return view.dequeueConfiguredReusableCell(using: cells, for: path, item: number)
    }
    source = grid.dataSource
    grid.change { $0.reloadItems([2]) }
    grid.stage.update()
    grid.stage.update()
    #expect(grid.numbers == [0, 1, 2, 99])
  }

  @Test func `a cell that applies and asks is answered by what the collection shows`() {
    final class Asked {
      weak var source: CollectionViewDiffableDataSource<Int, Int>?
      var answers: [CollectionPath?] = []
    }
    let asked = Asked()
    let cells = CollectionView.CellRegistration<CollectionViewCell, Int> { cell, _, number in
      cell.contentConfiguration = MarkContent(number: number)
    }
    let grid = GridStage(30) { view, path, number in
      if number == 2, asked.answers.isEmpty, var snapshot = asked.source?.snapshot() {
        snapshot.deleteItems([0, 1])
        asked.source?.apply(snapshot)
        asked.answers = [asked.source?.path(for: 2), asked.source?.path(for: 0)]
        _ = view.visibleCells
      }
      return view.dequeueConfiguredReusableCell(using: cells, for: path, item: number)
    }
    asked.source = grid.dataSource
    grid.change { $0.reloadItems([2]) }
    grid.stage.update()
    grid.stage.update()
    #expect(
      asked.answers == [CollectionPath(section: 0, item: 2), CollectionPath(section: 0, item: 0)]
    )
    #expect(grid.numbers == Array(2..<27))
    #expect(grid.dataSource.path(for: 2) == CollectionPath(section: 0, item: 0))
  }

  @Test func `an outline takes the place of items that are not equal to themselves as well`() {
    let collectionView = CollectionView(layout: GridStage.layout)
    let cells = CollectionView.CellRegistration<CollectionViewCell, Double> { _, _, _ in }
    let dataSource = CollectionViewDiffableDataSource<Int, Double>(
      collectionView: collectionView
    ) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    var snapshot = dataSource.snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems([1, .nan, 2])
    dataSource.apply(snapshot)
    dataSource.apply(DiffableDataSourceSectionSnapshot([2, 3]), to: 0)
    #expect(dataSource.snapshot().itemIdentifiers == [2, 3])
    #expect(dataSource.snapshot().numberOfItems == 2)
  }

  @Test func `random changes while a person scrolls and selects show what a fresh grid shows`() {
    let cases = CaseCount.of("COLLECTION_SCREENS", or: 40)
    for seed in 0..<cases {
      var random = SplitMix(seed: seed)
      let grid = GridStage.marking(Int.random(in: 0..<60, using: &random))
      var chosen: Set<Int> = []
      var next = 1_000
      for step in 0..<12 {
        let items = grid.dataSource.snapshot().itemIdentifiers
        switch Int.random(in: 0..<6, using: &random) {
        case 0:
          grid.change { $0.appendItems(Array(next..<next + 7)) }
          next += 7
        case 1 where !items.isEmpty:
          let gone = items.shuffled(using: &random).prefix(5)
          grid.change { $0.deleteItems(Array(gone)) }
          chosen.subtract(gone)
        case 2 where items.count > 1:
          let two = items.shuffled(using: &random).prefix(2)
          grid.change { $0.moveItem(two[0], afterItem: two[1]) }
        case 3 where !items.isEmpty:
          let place = items.randomElement(using: &random) ?? 0
          grid.change { $0.insertItems([next], beforeItem: place) }
          next += 1
        case 4: grid.scroll(to: Double.random(in: 0..<900, using: &random))
        default:
          if let item = grid.numbers.randomElement(using: &random),
            (try? grid.stage.tap(.id("cell-\(item)"))) != nil
          {
            chosen.formSymmetricDifference([item])
          }
        }
        if Bool.random(using: &random) { continue }
        grid.stage.update()
        let now = grid.dataSource.snapshot().itemIdentifiers
        let expected = grid.collectionView.pathsForVisibleItems.map { now[$0.item] }
        #expect(grid.numbers == expected, "seed \(seed), step \(step)")
        #expect(grid.marked == expected.filter(chosen.contains), "seed \(seed), step \(step)")
        #expect(
          Set(grid.dataSource.selectedItemIdentifiers) == chosen,
          "seed \(seed), step \(step)"
        )
      }
    }
  }
}
