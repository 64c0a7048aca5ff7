import SceneCollections
import Scenes
import ScenesHeadless
import Testing

/// Which items are to be loaded before they are seen.
@MainActor @Suite struct PrefetchingTests {
  private final class Loader: CollectionViewDataSourcePrefetching {
    var loading: [Int] = []
    var cancelled: [Int] = []

    func collectionView(
      _ collectionView: CollectionView,
      prefetchItemsAt paths: [CollectionPath]
    ) { loading += paths.map(\.item) }

    func collectionView(
      _ collectionView: CollectionView,
      cancelPrefetchingForItemsAt paths: [CollectionPath]
    ) { cancelled += paths.map(\.item) }
  }

  @Test func `items within a screen of those with cells are loaded, each once`() {
    let (loader, grid) = (Loader(), GridStage.marking(1_000))
    grid.collectionView.prefetchDataSource = loader
    grid.stage.update()
    // 300 points are seen, 150 more have cells, and what is within 300 of those is loaded.
    #expect(loader.loading == Array(40..<65))
    grid.scroll(to: 60)
    #expect(loader.loading == Array(40..<70))
    #expect(loader.cancelled.isEmpty)
  }

  @Test func `items that go further away again are told so, and those that have come are not`() {
    let (loader, grid) = (Loader(), GridStage.marking(1_000))
    grid.collectionView.prefetchDataSource = loader
    grid.scroll(to: 60)
    grid.scroll(to: 0)
    #expect(loader.cancelled == Array(65..<70))
    grid.scroll(to: 300)
    #expect(loader.cancelled == Array(65..<70))
  }

  @Test func `items that move keep being loaded, and those that are deleted are forgotten`() {
    let (loader, grid) = (Loader(), GridStage.marking(1_000))
    grid.collectionView.prefetchDataSource = loader
    grid.stage.update()
    loader.loading = []
    grid.change { $0.insertItems([5_000], beforeItem: 0) }
    grid.stage.update()
    #expect(loader.loading == [40])
    #expect(loader.cancelled == [65])
  }
}
