/// What a data source asks and tells when a person carries an item to another place.
/// (Apple: `UICollectionViewDiffableDataSource.ReorderingHandlers`.)
///
/// ```swift
/// dataSource.reorderingHandlers.canReorderItem = { _ in true }
/// dataSource.reorderingHandlers.didReorder = { [weak delegate] transaction in
///   delegate?.didReorderSearches(transaction.finalSnapshot.itemIdentifiers)
/// }
/// ```
/// While the item is carried, the collection shows what would be; the data source's snapshot is the old one until
/// the item is let go of. Whatever is applied meanwhile ends it, and the item is where that says.
public struct ReorderingHandlers<
  SectionIdentifier: Hashable & Sendable,
  ItemIdentifier: Hashable & Sendable
> {
  /// What a person has changed.
  public typealias Transaction = DiffableDataSourceTransaction<SectionIdentifier, ItemIdentifier>

  /// Whether an item may be picked up; `nil` allows none.
  public var canReorderItem: (@MainActor (ItemIdentifier) -> Bool)?
  /// An item has been let go of at another place, which the data source will take, unless something else is applied
  /// here.
  public var willReorder: (@MainActor (Transaction) -> Void)?
  /// The data source has taken it: the place to keep the order.
  public var didReorder: (@MainActor (Transaction) -> Void)?

  /// Creates handlers that let nothing be picked up.
  public init() {}
}
