/// What a data source asks and tells when a person expands or collapses an item of an outline.
/// (Apple: `UICollectionViewDiffableDataSource.SectionSnapshotHandlers`.)
///
/// A call of ``CollectionViewDiffableDataSource/apply(_:to:animatingDifferences:completion:)`` asks nobody.
/// Each may apply a snapshot itself: what it applied is there when the item is expanded or collapsed.
public struct SectionSnapshotHandlers<ItemIdentifier: Hashable & Sendable> {
  /// Whether an item may be expanded; `nil` allows all.
  public var shouldExpandItem: (@MainActor (ItemIdentifier) -> Bool)?
  /// An item will be expanded.
  public var willExpandItem: (@MainActor (ItemIdentifier) -> Void)?
  /// Whether an item may be collapsed; `nil` allows all.
  public var shouldCollapseItem: (@MainActor (ItemIdentifier) -> Bool)?
  /// An item will be collapsed.
  public var willCollapseItem: (@MainActor (ItemIdentifier) -> Void)?
  /// Returns what is to be below an item that is expanded, given what is below it now; `nil` leaves it.
  ///
  /// With it every item can be expanded, also one that nothing is below yet.
  public var snapshotForExpandingParent:
    (
      @MainActor (ItemIdentifier, DiffableDataSourceSectionSnapshot<ItemIdentifier>)
        -> DiffableDataSourceSectionSnapshot<ItemIdentifier>
    )?

  /// Creates handlers that allow everything.
  public init() {}
}
