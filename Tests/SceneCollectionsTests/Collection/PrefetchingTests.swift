import SceneCollections
import Scenes
import ScenesHeadless
import Testing

/// The items that are to be loaded before a person sees them.
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

  @Test(arguments: [false, true])
  func `items of sections with headers and backgrounds are cancelled as well`(isPinned: Bool) {
    let loader = SectionLoader()
    let rows = RowStage(sections: 41) { section, _ in
      section = RowStage.rows
      section.boundarySupplementaryItems = [RowStage.header(pinned: isPinned)]
      section.decorationItems = [.background(elementKind: "card")]
    }
    rows.collectionView.prefetchDataSource = loader
    rows.stage.update()
    // Also by steps in which a section's first item is left behind, and its header or background is not.
    let steps = stride(from: 3_000.0, through: 4_500, by: 70)
    for offset in Array(steps) + steps.reversed() + [7_000, 100, 9_000, 0] {
      rows.scroll(to: offset)
      loader.loading = loader.loading.filter { rows.collectionView.cellForItem(at: $0) == nil }
      // Items that still load are within two screens of the visible part.
      let near = loader.loading.filter { path in
        let frame = rows.collectionView.layoutAttributes(forItemAt: path)?.frame
        return frame.map { $0.maxY > offset - 450 && $0.y < offset + 750 } ?? false
      }
      #expect(loader.loading == near, "at \(offset)")
    }
    #expect(loader.cancelled > 20)
  }

  /// The items that are being loaded.
  private final class SectionLoader: CollectionViewDataSourcePrefetching {
    var loading: Set<CollectionPath> = []
    var cancelled = 0

    func collectionView(
      _ collectionView: CollectionView,
      prefetchItemsAt paths: [CollectionPath]
    ) { loading.formUnion(paths) }

    func collectionView(
      _ collectionView: CollectionView,
      cancelPrefetchingForItemsAt paths: [CollectionPath]
    ) {
      cancelled += paths.count
      loading.subtract(paths)
    }
  }
}
