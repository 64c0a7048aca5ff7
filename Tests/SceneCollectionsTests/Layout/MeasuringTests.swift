import SceneCollections
import Scenes
import Testing

/// Sizes that come one after the other, and all at once.
@MainActor @Suite struct MeasuringTests {
  /// Rows of three items, of which the height is measured.
  private func engine(_ count: Int, isNested: Bool = false) -> CollectionLayoutEngine {
    let tall = CollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .estimated(40)
    )
    let item = CollectionLayoutItem(layoutSize: tall)
    let row = CollectionLayoutGroup.horizontal(layoutSize: tall, subitem: item, count: 3)
    let group =
      isNested ? CollectionLayoutGroup.vertical(layoutSize: tall, subitems: [row, item]) : row
    var section = CollectionLayoutSection(group: group)
    section.interGroupSpacing = 7
    let engine = CollectionLayoutEngine(
      CollectionCompositionalLayout(section: section),
      environment: CollectionLayoutEnvironment(
        container: CollectionLayoutContainer(contentSize: ScreenSize(width: 300, height: 600))
      )
    )
    engine.reload(itemCounts: [count])
    return engine
  }

  private func height(of item: Int) -> Double { Double(20 + item * 37 % 50) }

  @Test(arguments: [0, 1, 3, 4, 50], [false, true])
  func `all sizes at once give the frames that one after the other gives`(
    count: Int,
    isNested: Bool
  ) {
    let (one, all) = (engine(count, isNested: isNested), engine(count, isNested: isNested))
    for item in 0..<count {
      one.setMeasured(
        ScreenSize(width: 1, height: height(of: item)),
        ofItem: CollectionPath(section: 0, item: item)
      )
    }
    var asked: [Int] = []
    all.measureItems(inSection: 0) { item, proposed in
      asked.append(item)
      #expect(proposed.height == 40)
      #expect(abs(proposed.width - 100) < 0.01 || proposed.width == 300)
      return ScreenSize(width: 1, height: height(of: item))
    }
    #expect(asked == Array(0..<count))
    #expect(all.contentSize == one.contentSize)
    for item in 0..<count {
      let path = CollectionPath(section: 0, item: item)
      #expect(all.attributes(forItem: path) == one.attributes(forItem: path))
    }
    #expect(all.solvedSections == 1)
  }

  @Test func `who measures may ask where something stands, and sees what was`() {
    let engine = engine(6)
    engine.measureItems(inSection: 0) { item, proposed in
      let frame = engine.attributes(forItem: CollectionPath(section: 0, item: item))?.frame
      return ScreenSize(width: 0, height: (frame?.height ?? 0) * 2)
    }
    #expect(engine.contentSize.height == 167)
  }

  @Test func `a section that is not there, and one where nothing is measured, ask for no size`() {
    let engine = engine(3)
    engine.measureItems(inSection: 1) { _, size in
      Issue.record("asked")
      return size
    }
    #expect(engine.contentSize.height == 40)
  }

  @Test func `a page at the end of a waterfall asks for the sizes of that page alone`() {
    var asked: [Int] = []
    let group = CollectionLayoutGroup.waterfall(
      CollectionWaterfall(columns: 3) { path in
        asked.append(path.item)
        return ScreenSize(width: 100, height: Double(50 + path.item % 7))
      }
    )
    let engine = CollectionLayoutEngine(
      CollectionCompositionalLayout(section: CollectionLayoutSection(group: group)),
      environment: CollectionLayoutEnvironment(
        container: CollectionLayoutContainer(contentSize: ScreenSize(width: 300, height: 600))
      )
    )
    engine.reload(itemCounts: [100_000])
    #expect(asked.count == 100_000)
    asked = []
    engine.append(50, toSection: 0)
    #expect(asked == Array(100_000..<100_050))
    #expect(engine.solvedSections == 1)
  }

  @Test func `sizes that go on changing while they are measured are told, once`() {
    let collectionView = CollectionView(layout: .list(using: .init(appearance: .plain)))
    let cells = CollectionView.CellRegistration<CollectionViewCell, Int> { _, _, _ in }
    let dataSource = CollectionViewDiffableDataSource<Int, Int>(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    dataSource.apply(NumberedSnapshot([[1, 2]]))
    var told: [CollectionLayoutIssue] = []
    collectionView.onIssue = { told.append($0) }
    let size = ScreenSize(width: 300, height: 600)
    let room = LazyScreenRoom(
      size: size,
      offset: .zero,
      environment: ScreenEnvironment(containerSize: size, locale: "ja-JP")
    )
    for rounds in [100, 101] {
      for round in 0..<rounds {
        guard let first = collectionView.entries(in: room).entries.first(where: \.measuresHeight)
        else { continue }
        _ = collectionView.measured(ScreenSize(width: 300, height: Double(round)), of: first.id)
      }
      collectionView.didArrange()
    }
    collectionView.didArrange()
    #expect(told == [.endlessMeasuring])
  }
}
