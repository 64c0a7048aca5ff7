/// A section of a collection as one value: its number of items, its layout and its cells.
///
/// A collection with sections of different kinds has one type for each kind. A presenter owns the sections
/// (``Presentable``), and a ``SectionsDataSource`` shows them.
///
/// ```swift
/// struct BannerSection: SectionProtocol {
///   let banners: [Banner]
///   let cells: CollectionView.CellRegistration<CollectionViewCell, Banner>
///
///   var numberOfItems: Int { banners.count }
///
///   func layoutSection(_ environment: CollectionLayoutEnvironment) -> CollectionLayoutSection? {
///     .list(using: CollectionLayoutListConfiguration(appearance: .plain), environment: environment)
///   }
///
///   func configureCell(_ view: CollectionView, at path: CollectionPath) -> CollectionViewCell {
///     view.dequeueConfiguredReusableCell(using: cells, for: path, item: banners[path.item])
///   }
/// }
/// ```
@MainActor
public protocol SectionProtocol {
  /// The number of items.
  var numberOfItems: Int { get }

  /// Returns the layout of the section.
  ///
  /// - Parameter environment: The size and the traits of the collection.
  /// - Returns: The layout; `nil` if the section takes no room.
  func layoutSection(_ environment: CollectionLayoutEnvironment) -> CollectionLayoutSection?

  /// Returns the cell of an item.
  ///
  /// - Parameters:
  ///   - collectionView: The collection, from which the section dequeues the cell.
  ///   - path: The path of the item. Its item is less than ``numberOfItems``.
  /// - Returns: The cell, with its content.
  func configureCell(
    _ collectionView: CollectionView,
    at path: CollectionPath
  ) -> CollectionViewCell
}
