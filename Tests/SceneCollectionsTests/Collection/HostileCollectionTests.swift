import SceneCollections
import Scenes
import ScenesHeadless
import Testing

/// Whatever the closures around a collection do while they are called, everything is whole, and the newest is shown.
@MainActor @Suite struct HostileCollectionTests {
  @Test func `closures that change the collection that calls them leave it whole`() {
    for seed in 0..<CaseCount.of("COLLECTION_SCREENS", or: 12) {
      let stage = HostileStage(seed: seed)
      for _ in 0..<8 {
        stage.calls = 1 + seed % 9
        stage.act()
        stage.touch()
        stage.stage.update()
      }
      stage.calls = 0
      stage.settle()
      guard let text = stage.mistake else { continue }
      Issue.record("seed \(seed): \(text)")
      return
    }
  }

  @Test func `a scene that ends, and owners that let go, while they are called end nothing else`() {
    for seed in 0..<CaseCount.of("COLLECTION_SCREENS", or: 12) {
      var stage: HostileStage? = HostileStage(seed: seed)
      weak let collectionView = stage?.collectionView
      weak let dataSource = stage?.dataSource
      for _ in 0..<4 {
        stage?.calls = 1 + seed % 9
        stage?.endsScenes = true
        stage?.act()
        stage?.touch()
        stage?.stage.update()
      }
      stage = nil
      #expect(collectionView == nil && dataSource == nil, "seed \(seed)")
    }
  }

  @Test func `without a screen, what a completion or an observer applies is taken as well`() {
    let collectionView = CollectionView(layout: GridStage.layout)
    let cells = CollectionView.CellRegistration<CollectionViewCell, Int> { _, _, _ in }
    let dataSource = CollectionViewDiffableDataSource<Int, Int>(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    var told: [String] = []
    var updates = 0
    dataSource.onUpdate = { [weak dataSource] difference, _ in
      updates += 1
      told.append("update")
      if updates == 1 {
        dataSource?.apply(NumberedSnapshot([[1, 2]])) { told.append("second") }
      }
    }
    dataSource.apply(NumberedSnapshot([[1]])) { [weak dataSource] in
      told.append("first")
      dataSource?.apply(NumberedSnapshot([[1, 2, 3]])) { told.append("third") }
    }
    #expect(told == ["update", "first", "update", "second", "third"])
    #expect(dataSource.path(for: 3) == CollectionPath(section: 0, item: 2))
  }

  @Test func `a data source that is no longer the collection's changes nothing in it`() {
    let grid = GridStage.marking(3)
    let other = OtherDataSource()
    grid.collectionView.dataSource = other
    grid.stage.update()
    grid.change { $0.appendSections([5, 6]) }
    grid.change { $0.appendItems([9], toSection: 6) }
    grid.stage.update()
    #expect(grid.collectionView.pathsForVisibleItems.count == 2)
    grid.collectionView.dataSource = grid.dataSource
    grid.stage.update()
    #expect(grid.numbers == [0, 1, 2, 9])
  }

  @Test func `an item that moves while its delegate is asked is the one that is selected`() throws {
    let grid = GridStage.marking(5)
    let mover = Mover(grid)
    grid.collectionView.delegate = mover
    try grid.stage.tap(.id("cell-3"))
    grid.stage.update()
    #expect(grid.numbers == [2, 3, 4])
    #expect(grid.dataSource.selectedItemIdentifiers == [3])
    #expect(mover.selected == [CollectionPath(section: 0, item: 1)])
  }

  /// Takes the first items out when it is asked, and looks.
  private final class Mover: CollectionViewDelegate {
    let grid: GridStage
    var selected: [CollectionPath] = []

    init(_ grid: GridStage) {
      self.grid = grid
    }

    func collectionView(
      _ collectionView: CollectionView,
      shouldSelectItemAt path: CollectionPath
    ) -> Bool {
      grid.change { $0.deleteItems([0, 1]) }
      return grid.dataSource.path(for: 3) != path
    }

    func collectionView(_ collectionView: CollectionView, didSelectItemAt path: CollectionPath) {
      selected.append(path)
    }
  }

  private final class OtherDataSource: CollectionViewDataSource {
    private let cells = CollectionView.CellRegistration<CollectionViewCell, Int> { _, _, _ in }

    func collectionView(
      _ collectionView: CollectionView,
      numberOfItemsInSection section: Int
    )
      -> Int
    { 2 }

    func collectionView(
      _ collectionView: CollectionView,
      cellForItemAt path: CollectionPath
    )
      -> CollectionViewCell
    {
      collectionView.dequeueConfiguredReusableCell(using: cells, for: path, item: path.item)
    }
  }
}
