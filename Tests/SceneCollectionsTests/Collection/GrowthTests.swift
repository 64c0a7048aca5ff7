import Observation2
import SceneCollections
import Scenes
import Testing

/// The work that a change asks for does not grow with the number of items, or grows in proportion.
@MainActor @Suite struct GrowthTests {
  /// An item that counts how often it is compared and hashed.
  private struct Counted: Hashable {
    static let counts = Guarded(0)

    let number: Int

    static func == (left: Counted, right: Counted) -> Bool {
      counts.withLock { $0 += 1 }
      return left.number == right.number
    }

    func hash(into hasher: inout Hasher) {
      Self.counts.withLock { $0 += 1 }
      hasher.combine(number)
    }
  }

  /// The work that a collection of some items asks for at each of some changes: cells, and
  /// comparisons of identifiers.
  private func costs(of count: Int) -> (cells: [Int], comparisons: [Int]) {
    let collectionView = CollectionView(layout: GridStage.layout)
    var made = 0
    let cells = CollectionView.CellRegistration<CollectionViewCell, Counted> { _, _, _ in made += 1
    }
    let dataSource = CollectionViewDiffableDataSource<Int, Counted>(
      collectionView: collectionView
    ) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    var snapshot = dataSource.snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems((0..<count).map(Counted.init))
    dataSource.apply(snapshot)
    var offset = 0.0
    func look() {
      let size = ScreenSize(width: 312, height: 300)
      _ = collectionView.entries(
        in: LazyScreenRoom(
          size: size,
          offset: ScreenPoint(x: 0, y: offset),
          environment: ScreenEnvironment(containerSize: size, locale: "ja-JP")
        )
      )
      collectionView.didArrange()
    }
    look()
    let changes: [() -> Void] = [
      { snapshot.appendItems((0..<50).map { Counted(number: -1 - $0) }) },
      { snapshot.insertItems([Counted(number: -100)], beforeItem: Counted(number: 0)) },
      { snapshot.deleteItems([Counted(number: count / 2)]) },
      { snapshot.moveItem(Counted(number: 1), afterItem: Counted(number: count - 1)) },
      { snapshot.reconfigureItems([Counted(number: 2)]) },
      { offset = 900 },
      { collectionView.reloadData() },
    ]
    var costs: (cells: [Int], comparisons: [Int]) = ([], [])
    for change in changes {
      made = 0
      Counted.counts.withLock { $0 = 0 }
      change()
      dataSource.apply(snapshot)
      look()
      costs.cells.append(made)
      costs.comparisons.append(Counted.counts.withLock { $0 })
    }
    return costs
  }

  @Test func `four times as many items make no more cells, and four times the comparisons at most`()
  {
    let (few, more, many) = (costs(of: 1_000), costs(of: 4_000), costs(of: 16_000))
    #expect(few.cells == more.cells && more.cells == many.cells)
    #expect(few.cells.allSatisfy { $0 <= 60 })
    for (before, after) in [(few, more), (more, many)] {
      for (small, large) in zip(before.comparisons, after.comparisons) {
        #expect(large <= 4 * small + 200)
      }
    }
  }

  @Test func `an item is deleted at the same cost, however many are to be reloaded`() {
    var snapshot = DiffableDataSourceSnapshot<Int, Counted>()
    snapshot.appendSections([0])
    let items = (0..<10_000).map(Counted.init)
    snapshot.appendItems(items)
    snapshot.reloadItems(items)
    snapshot.reconfigureItems(items)
    Counted.counts.withLock { $0 = 0 }
    for item in items.suffix(9_000).reversed() { snapshot.deleteItems([item]) }
    #expect(Counted.counts.withLock { $0 } < 9_000 * 60)
    #expect(snapshot.reloadedItemIdentifiers == Array(items.prefix(1_000)))
  }
}
