import SceneCollections
import Scenes
import ScenesHeadless
import Testing

/// The data source that a collection shows.
@MainActor @Suite struct LiveDataSourceTests {
  private typealias Source = CollectionViewDiffableDataSource<Int, Int>

  private func source(of grid: GridStage) -> Source {
    let marks = CollectionView.CellRegistration<CollectionViewCell, Int> { cell, _, number in
      cell.identifier = "cell-\(number)"
      cell.contentConfiguration = MarkContent(number: number)
    }
    return Source(collectionView: grid.collectionView) {
      $0.dequeueConfiguredReusableCell(using: marks, for: $1, item: $2)
    }
  }

  private func apply(_ items: [Int], to source: Source, _ done: @escaping @MainActor () -> Void) {
    source.apply(NumberedSnapshot([items]), completion: done)
  }

  @Test func `the one that is set last is shown, and one that is set again is live again`() {
    let grid = GridStage.marking(3)
    let (first, second) = (grid.dataSource, source(of: grid))
    var done: [Int] = []
    apply([7, 8], to: second) { done.append(2) }
    grid.stage.update()
    #expect(grid.numbers == [7, 8])
    apply([1], to: first) { done.append(1) }
    #expect(done == [2, 1])
    grid.stage.update()
    #expect(grid.numbers == [7, 8])
    grid.collectionView.dataSource = first
    grid.stage.update()
    #expect(grid.numbers == [1])
    apply([1, 2], to: first) { done.append(3) }
    #expect(done == [2, 1])
    grid.stage.update()
    #expect(grid.numbers == [1, 2])
    #expect(done == [2, 1, 3])
    apply([9], to: second) { done.append(4) }
    #expect(done == [2, 1, 3, 4])
  }

  @Test func `one that is no longer live calls its completions and drops what is carried`() throws {
    let grid = GridStage.marking(9)
    let first = grid.dataSource
    first.reorderingHandlers.canReorderItem = { _ in true }
    grid.stage.update()
    try grid.stage.drag("cell-0", ScreenDrag(.began))
    try grid.stage.drag(
      "cell-0",
      ScreenDrag(.changed, translation: ScreenPoint(x: 120, y: 0))
    )
    grid.stage.update()
    #expect(grid.numbers.first != 0)
    let second = source(of: grid)
    grid.stage.update()
    #expect(grid.numbers.isEmpty)
    #expect(first.itemIdentifier(for: CollectionPath(section: 0, item: 0)) == 0)
    var isDone = false
    grid.collectionView.dataSource = first
    apply([4, 5], to: first) { isDone = true }
    grid.collectionView.dataSource = second
    #expect(isDone)
    #expect(first.path(for: 5) == CollectionPath(section: 0, item: 1))
    grid.collectionView.dataSource = first
    grid.stage.update()
    #expect(grid.numbers == [4, 5])
  }

  @Test func `an outline and a person's taps belong to the live one`() throws {
    let grid = GridStage.marking(3)
    let (first, second) = (grid.dataSource, source(of: grid))
    var outline = DiffableDataSourceSectionSnapshot<Int>([1])
    outline.append([2], to: 1)
    second.apply(NumberedSnapshot([[]]))
    second.apply(outline, to: 0)
    grid.stage.update()
    grid.collectionView.visibleCells.first?.toggleExpansion()
    grid.stage.update()
    #expect(grid.numbers == [1, 2])
    grid.collectionView.dataSource = first
    grid.stage.update()
    #expect(grid.numbers == [0, 1, 2])
    #expect(grid.collectionView.visibleCells.allSatisfy { !$0.isExpandable })
    grid.collectionView.dataSource = second
    grid.stage.update()
    #expect(grid.collectionView.visibleCells.map(\.isExpandable) == [true, false])
  }

  @Test func `a collection that loses its data source shows nothing`() {
    let grid = GridStage.marking(3)
    grid.collectionView.dataSource = nil
    grid.stage.update()
    #expect(grid.numbers.isEmpty)
    grid.change { $0.appendItems([9]) }
    grid.collectionView.dataSource = grid.dataSource
    grid.stage.update()
    #expect(grid.numbers == [0, 1, 2, 9])
  }

  @Test func `in any order of setting and applying, the live one's newest data is shown`() {
    for seed in 0..<CaseCount.of("COLLECTION_SCREENS", or: 30) {
      var random = SplitMix(seed: seed)
      let grid = GridStage.marking(3)
      let sources = [grid.dataSource, source(of: grid), source(of: grid)]
      var newest = [[0, 1, 2], [], []]
      var (live, applied, done) = (2, 0, 0)
      for step in 0..<20 {
        let number = random.number(below: 3)
        switch random.number(below: 4) {
        case 0:
          live = number
          grid.collectionView.dataSource = sources[number]
        case 1...2:
          newest[number] = Array((0..<20).shuffled(using: &random).prefix(random.number(below: 9)))
          applied += 1
          let again = random.chance(0.2) ? random.number(below: 3) : nil
          apply(newest[number], to: sources[number]) {
            done += 1
            // A completion may make another one live.
            guard let again else { return }
            live = again
            grid.collectionView.dataSource = sources[again]
          }
        default:
          grid.stage.update()
          grid.stage.update()
          #expect(grid.numbers == newest[live], "seed \(seed), step \(step)")
          #expect(done == applied, "seed \(seed), step \(step)")
        }
      }
    }
  }
}
