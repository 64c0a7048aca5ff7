/// Says what a collection shows. (Apple: `UICollectionViewDataSource`.)
///
/// ``CollectionViewDiffableDataSource`` is one. With one of your own, call ``CollectionView/reloadData()`` when
/// something has changed.
@MainActor
public protocol CollectionViewDataSource: AnyObject {
  /// How many sections there are.
  func numberOfSections(in collectionView: CollectionView) -> Int

  /// How many items a section has.
  func collectionView(
    _ collectionView: CollectionView,
    numberOfItemsInSection section: Int
  ) -> Int

  /// The cell of an item, from ``CollectionView/dequeueConfiguredReusableCell(using:for:item:)``.
  func collectionView(
    _ collectionView: CollectionView,
    cellForItemAt path: CollectionPath
  ) -> CollectionViewCell

  /// The header, footer or badge of a kind at a place; `nil` shows nothing there.
  func collectionView(
    _ collectionView: CollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at path: CollectionPath
  ) -> CollectionReusableView?
}

extension CollectionViewDataSource {
  /// One section.
  public func numberOfSections(in collectionView: CollectionView) -> Int { 1 }

  /// Nothing.
  public func collectionView(
    _ collectionView: CollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at path: CollectionPath
  ) -> CollectionReusableView? { nil }
}
