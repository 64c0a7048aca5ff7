import SceneCollections
import Scenes

/// The saved searches.
struct ConditionsSection: SavedSearchesSection {
  let id = SavedSearchesSectionID.conditions
  let items: [SavedSearchesItem]
  let canReorder: Bool
  private let searches: [SavedSearch.ID: SavedSearch]
  private let cells: SavedSearchesCells
  private let swiped: SwipeHandlers

  /// What the buttons do that a swipe uncovers.
  struct SwipeHandlers {
    let rename: @MainActor (SavedSearch.ID) -> Void
    let delete: @MainActor (SavedSearch.ID) -> Void
  }

  /// Creates a section of searches.
  ///
  /// - Parameters:
  ///   - searches: The searches, in order.
  ///   - isEditing: Whether the person is about to change them: each row has its buttons then.
  ///   - cells: How they look.
  ///   - swiped: What the buttons do that a swipe uncovers.
  init(
    _ searches: [SavedSearch],
    isEditing: Bool,
    cells: SavedSearchesCells,
    swiped: SwipeHandlers
  ) {
    items = searches.map { .search($0.id) }
    self.searches = Dictionary(searches.map { ($0.id, $0) }) { first, _ in first }
    canReorder = isEditing
    (self.cells, self.swiped) = (cells, swiped)
  }

  func configureCell(
    _ view: CollectionView,
    at path: CollectionPath,
    for item: SavedSearchesItem
  ) -> CollectionViewCell {
    guard let search = item.searchID.flatMap({ searches[$0] }) else {
      preconditionFailure("unreachable: \(item) among the saved searches")
    }
    let registration = canReorder ? cells.edited : cells.search
    return view.dequeueConfiguredReusableCell(using: registration, for: path, item: search)
  }

  func swipeActions(for item: SavedSearchesItem) -> [ScreenSwipeAction] {
    guard let id = item.searchID else { return [] }
    return [
      ScreenSwipeAction("名前を変える") { swiped.rename(id) },
      ScreenSwipeAction("削除", isDestructive: true) { swiped.delete(id) },
    ]
  }
}
