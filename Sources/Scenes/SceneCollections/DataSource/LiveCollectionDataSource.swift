/// A data source that changes its collection by itself, as ``CollectionViewDiffableDataSource`` does.
///
/// The collection asks the one that is its ``CollectionView/dataSource``: that one is live. Another one takes at once
/// what is applied to it, and the collection finds that when the data source becomes live again.
@MainActor
protocol LiveCollectionDataSource: CollectionViewDataSource {
  /// Brings the collection to the newest snapshot.
  func takeNewest()

  /// Takes what the collection has not taken, since another data source is live from now on.
  func resign()

  /// The change that was applied and that the collection has not taken yet; `nil` if there is none.
  var pending: PendingCollectionChange? { get }

  /// Where an item is in its section's outline; `nil` if that has none.
  func outlinePlace(at path: CollectionPath) -> OutlinePlace?

  /// Expands or collapses an item for a person.
  func toggleExpansion(at path: CollectionPath)

  /// A Boolean value that indicates whether any item may be picked up.
  var canMoveAny: Bool { get }

  /// Returns whether an item may be picked up.
  func canMove(_ path: CollectionPath) -> Bool

  /// Shows the data as if the item that a person carries had been dropped at another path.
  func carry(_ path: CollectionPath, to target: CollectionPath)

  /// Takes the shown order, or goes back to the one before.
  func drop(isCancelled: Bool)
}

/// A change of the data that a collection has not taken yet.
struct PendingCollectionChange {
  let places: SnapshotPlaces
  /// Returns whether the item at a new path keeps its cell.
  let keepsCell: @MainActor (CollectionPath) -> Bool
}
