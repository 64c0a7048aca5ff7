/// The closures that a data source calls when a person drags an item to another index.
/// (Apple: `UICollectionViewDiffableDataSource.ReorderingHandlers`.)
///
/// ```swift
/// dataSource.reorderingHandlers.canReorderItem = { _ in true }
/// dataSource.reorderingHandlers.didReorder = { [weak delegate] transaction in
///   delegate?.searchesViewDidReorder(transaction.finalSnapshot.itemIdentifiers)
/// }
/// ```
/// During the drag the collection shows the new order. The data source's snapshot keeps the old order until the
/// person releases the item. A snapshot that is applied during the drag ends it and decides the item's index.
public struct ReorderingHandlers<
  SectionIdentifier: Hashable & Sendable,
  ItemIdentifier: Hashable & Sendable
> {
  /// A person's change of the order.
  public typealias Transaction = DiffableDataSourceTransaction<SectionIdentifier, ItemIdentifier>

  /// Returns `true` if a person may drag the item; `nil` allows no item.
  public var canReorderItem: (@MainActor (ItemIdentifier) -> Bool)?
  /// Called when a person has released an item at another index.
  ///
  /// The data source then takes the new order, unless this closure applies another snapshot.
  public var willReorder: (@MainActor (Transaction) -> Void)?
  /// Called when the data source has taken the new order.
  ///
  /// Save the order here.
  public var didReorder: (@MainActor (Transaction) -> Void)?

  /// Creates handlers that allow no item to be dragged.
  public init() {}
}
