import SceneCollections
import Scenes

/// A section of the saved searches: what stands in it, how it is laid out, and how its cells show it.
///
/// The presenter makes the sections anew with each change; they are always all there, in the order of
/// ``SavedSearchesSectionID``, some of them without items.
@MainActor
protocol SavedSearchesSection {
  /// Which one it is.
  var id: SavedSearchesSectionID { get }
  /// Its items, in order.
  var items: [SavedSearchesItem] { get }

  /// How it is laid out.
  func layoutSection(_ environment: CollectionLayoutEnvironment) -> CollectionLayoutSection

  /// Returns the cell of an item, which it dequeues from the collection.
  ///
  /// The item is not always the one of these items at the path: while a person carries one, others make room.
  func configureCell(
    _ view: CollectionView,
    at path: CollectionPath,
    for item: SavedSearchesItem
  ) -> CollectionViewCell

  /// The buttons that a swipe over an item uncovers.
  func swipeActions(for item: SavedSearchesItem) -> [ScreenSwipeAction]

  /// Whether a person may carry its items to other places in it.
  var canReorder: Bool { get }
}

extension SavedSearchesSection {
  /// How many items it has.
  var numberOfItems: Int { items.count }

  /// None.
  func swipeActions(for item: SavedSearchesItem) -> [ScreenSwipeAction] { [] }

  /// They stay where they are.
  var canReorder: Bool { false }

  /// Rows as wide as text is read easily, each as high as it needs to be.
  func layoutSection(_ environment: CollectionLayoutEnvironment) -> CollectionLayoutSection {
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
