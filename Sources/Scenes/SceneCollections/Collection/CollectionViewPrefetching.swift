import Scenes

/// Receives the items that will probably be seen soon. (Apple: `UICollectionViewDataSourcePrefetching`.)
@MainActor
public protocol CollectionViewDataSourcePrefetching: AnyObject {
  /// Items without a cell have come within a screen of those with one: load what they show.
  func collectionView(
    _ collectionView: CollectionView,
    prefetchItemsAt paths: [CollectionPath]
  )

  /// Items that were asked for have gone further away again without having had a cell.
  func collectionView(
    _ collectionView: CollectionView,
    cancelPrefetchingForItemsAt paths: [CollectionPath]
  )
}

extension CollectionViewDataSourcePrefetching {
  /// Does nothing.
  public func collectionView(
    _ collectionView: CollectionView,
    cancelPrefetchingForItemsAt paths: [CollectionPath]
  ) {}
}

extension CollectionView {
  /// Finds which items are to be loaded, and tells so after the update.
  ///
  /// - Parameters:
  ///   - near: Where items have cells.
  ///   - far: Where they are loaded.
  func prefetch(near: Set<CollectionElementPlace>, far: [CollectionLayoutAttributes]) {
    // A header or background has a path as well, that of its section's first item.
    let items = far.filter { $0.category == .cell }.map(\.path)
    let wanted = items.filter {
      !near.contains(CollectionElementPlace(category: .cell, path: $0))
    }
    let coming = wanted.filter { !prefetched.contains($0) }
    let leaving = prefetched.subtracting(items).sorted()
    prefetched = Set(wanted)
    if coming.isEmpty && leaving.isEmpty { return }
    afterwards.append { [weak self] in
      guard let self, let prefetchDataSource else { return }
      if !leaving.isEmpty {
        prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: leaving)
      }
      if !coming.isEmpty { prefetchDataSource.collectionView(self, prefetchItemsAt: coming) }
    }
  }
}
