/// What a person has changed by carrying an item to another place. (Apple: `NSDiffableDataSourceTransaction`.)
public struct DiffableDataSourceTransaction<
  SectionIdentifier: Hashable & Sendable,
  ItemIdentifier: Hashable & Sendable
>: Sendable {
  /// What was shown before.
  public let initialSnapshot: DiffableDataSourceSnapshot<SectionIdentifier, ItemIdentifier>
  /// What is shown from now on.
  public let finalSnapshot: DiffableDataSourceSnapshot<SectionIdentifier, ItemIdentifier>
  /// The sections that have other items now, or the same in another order: one, or the one that the item has left
  /// and the one that it has come to, in the order of the sections.
  public let sectionTransactions:
    [DiffableDataSourceSectionTransaction<SectionIdentifier, ItemIdentifier>]

  /// What has changed among all items, which can be applied to a collection of one's own.
  ///
  /// ```swift
  /// didReorder = { transaction in searches = searches.applying(transaction.difference) ?? searches }
  /// ```
  /// - Complexity: O(items).
  public var difference: CollectionDifference<ItemIdentifier> {
    finalSnapshot.itemIdentifiers.difference(from: initialSnapshot.itemIdentifiers)
  }
}

/// What a person has changed in one section. (Apple: `NSDiffableDataSourceSectionTransaction`.)
public struct DiffableDataSourceSectionTransaction<
  SectionIdentifier: Hashable & Sendable,
  ItemIdentifier: Hashable & Sendable
>: Sendable {
  /// The section.
  public let sectionIdentifier: SectionIdentifier
  /// What it had before.
  public let initialSnapshot: DiffableDataSourceSectionSnapshot<ItemIdentifier>
  /// What it has from now on.
  public let finalSnapshot: DiffableDataSourceSectionSnapshot<ItemIdentifier>

  /// What has changed among its visible items, which can be applied to a collection of one's own.
  ///
  /// - Complexity: O(items of the section).
  public var difference: CollectionDifference<ItemIdentifier> {
    finalSnapshot.visibleItems.difference(from: initialSnapshot.visibleItems)
  }
}
