public import Scenes

extension ScreenPart {
  /// Shows a collection.
  ///
  /// ```swift
  /// var body: [ScreenElement] { collection(collectionView).identifier("marks") }
  /// ```
  /// The screen keeps the collection while it shows it; who made it keeps its data source.
  ///
  /// - Parameters:
  ///   - collectionView: The collection to show.
  ///   - fileID: The place that a report names; by default this call's.
  ///   - line: The same.
  /// - Returns: A scroll, whose cells are there as far as they are near what can be seen.
  /// - Complexity: See ``CollectionView``.
  public func collection(
    _ collectionView: CollectionView,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> ScreenElement {
    let axis = collectionView.collectionViewLayout.configuration.scrollDirection
    let scroll = lazyArranged(by: collectionView, along: axis, fileID: fileID, line: line)
      .onScroll { [weak collectionView] _, _ in
        guard let collectionView else { return }
        collectionView.delegate?.collectionViewDidScroll(collectionView)
      }
    guard collectionView.onRefresh != nil else { return scroll }
    return scroll.onRefresh(isRefreshing: collectionView.isRefreshing) { [weak collectionView] in
      collectionView?.onRefresh?()
    }
  }

  /// Shows the collection of a data source; the owner of the data source keeps it.
  public func collection<SectionIdentifier, ItemIdentifier>(
    _ dataSource: CollectionViewDiffableDataSource<SectionIdentifier, ItemIdentifier>,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> ScreenElement {
    collection(dataSource.collectionView, fileID: fileID, line: line)
  }
}
