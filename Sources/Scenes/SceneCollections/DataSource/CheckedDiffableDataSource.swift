/// A data source whose calls throw what would end the program otherwise; see
/// ``CollectionViewDiffableDataSource/checked``.
///
/// A call that throws has changed nothing.
@MainActor
public struct CheckedDiffableDataSource<
  SectionIdentifier: Hashable & Sendable,
  ItemIdentifier: Hashable & Sendable
> {
  let dataSource: CollectionViewDiffableDataSource<SectionIdentifier, ItemIdentifier>

  /// Shows an outline in a section.
  ///
  /// - Parameters:
  ///   - outline: The outline.
  ///   - section: The section.
  ///   - animatingDifferences: Whether a front-end is to show how one becomes the other.
  ///   - completion: Called when the collection has been laid out with it.
  /// - Throws: What is wrong.
  /// - Complexity: See
  ///   ``CollectionViewDiffableDataSource/apply(_:to:animatingDifferences:completion:)``.
  public func apply(
    _ outline: DiffableDataSourceSectionSnapshot<ItemIdentifier>,
    to section: SectionIdentifier,
    animatingDifferences: Bool = true,
    completion: (@MainActor () -> Void)? = nil
  ) throws(SnapshotError<SectionIdentifier, ItemIdentifier>) {
    try dataSource.check(outline, for: section)
    dataSource.show(outline, in: section, animatingDifferences, completion)
  }
}
