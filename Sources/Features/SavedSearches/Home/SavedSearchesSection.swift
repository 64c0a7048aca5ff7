import SceneCollections
import Scenes

/// A section of the saved searches, whose items have identities, swipe actions and an order.
///
/// The presenter replaces the sections at each change. All sections are always there, in the order of
/// ``SavedSearchesSectionID``. Some have no items.
@MainActor
protocol SavedSearchesSection: SectionProtocol {
  var id: SavedSearchesSectionID { get }
  /// The items, in order.
  var items: [SavedSearchesItem] { get }

  /// Returns the cell of an item, which it dequeues from the collection.
  ///
  /// During a drag another item can be at the path than in ``items``.
  func configureCell(
    _ view: CollectionView,
    at path: CollectionPath,
    for item: SavedSearchesItem
  ) -> CollectionViewCell

  /// Returns the buttons that a swipe over an item uncovers; none by default.
  func swipeActions(for item: SavedSearchesItem) -> [ScreenSwipeAction]

  /// A Boolean value that indicates whether a person can reorder the items; `false` by default.
  var canReorder: Bool { get }
}

extension SavedSearchesSection {
  var numberOfItems: Int { items.count }

  func configureCell(_ view: CollectionView, at path: CollectionPath) -> CollectionViewCell {
    configureCell(view, at: path, for: items[path.item])
  }

  func swipeActions(for item: SavedSearchesItem) -> [ScreenSwipeAction] { [] }

  var canReorder: Bool { false }

  /// Rows in a readable width, each as high as its content.
  func layoutSection(_ environment: CollectionLayoutEnvironment) -> CollectionLayoutSection? {
    var section = CollectionLayoutSection.list(
      using: CollectionLayoutListConfiguration(appearance: .plain),
      environment: environment
    )
    section.contentInsetsReference = .readableContent
    return section
  }
}

/// The sections of the saved searches, in their order.
enum SavedSearchesSectionID: Hashable, Sendable, CaseIterable {
  case header, empty, conditions, recommendation
}
