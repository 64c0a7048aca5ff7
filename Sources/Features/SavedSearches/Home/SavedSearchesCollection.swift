import SceneCollections
import Scenes

/// Shows the presenter's sections in a collection: it only forwards, and reads them once per reload, so that layout
/// and counts never see different ones.
@MainActor
final class SavedSearchesCollection {
  /// The items of the sections that are shown, by who they are.
  let dataSource: CollectionViewDiffableDataSource<SavedSearchesSectionID, SavedSearchesItem>
  private let shown: Shown

  /// Creates a collection without sections.
  ///
  /// - Parameter didReorder: Called with the searches in the order that a person has brought them into.
  init(didReorder: @escaping @MainActor ([SavedSearch.ID]) -> Void) {
    let shown = Shown()
    let view = CollectionView(
      layout: CollectionCompositionalLayout { [shown] index, environment in
        shown.section(at: index)?.layoutSection(environment)
      }
    )
    view.allowsSelection = false
    view.delegate = shown
    dataSource = CollectionViewDiffableDataSource(collectionView: view) {
      [shown] view, path, item in
      guard let section = shown.section(at: path.section) else {
        preconditionFailure("unreachable: no section at \(path)")
      }
      return section.configureCell(view, at: path, for: item)
    }
    self.shown = shown
    view.swipeActions = { [shown, weak dataSource] path in
      guard let item = dataSource?.itemIdentifier(for: path) else { return [] }
      return shown.section(at: path.section)?.swipeActions(for: item) ?? []
    }
    dataSource.reorderingHandlers.didReorder = { transaction in
      let items = transaction.finalSnapshot.itemIdentifiers(inSection: .conditions)
      didReorder(items.compactMap(\.searchID))
    }
  }

  /// Shows other sections; items that stay keep their cells.
  func reload(_ sections: [any SavedSearchesSection]) {
    shown.sections = sections
    dataSource.reorderingHandlers.canReorderItem = nil
    if let section = sections.first(where: { $0.canReorder }) {
      let items = Set(section.items)
      dataSource.reorderingHandlers.canReorderItem = { items.contains($0) }
    }
    var snapshot = CollectionViewDiffableDataSource<SavedSearchesSectionID, SavedSearchesItem>
      .Snapshot()
    for section in sections {
      snapshot.appendSections([section.id])
      snapshot.appendItems(section.items, toSection: section.id)
    }
    // Without items there are no cells to configure again, and each mark costs as much as the item itself.
    if dataSource.snapshot().numberOfItems > 0 {
      snapshot.reconfigureItems(snapshot.itemIdentifiers)
    }
    dataSource.apply(snapshot)
  }

  /// The sections of the last reload.
  @MainActor
  private final class Shown: CollectionViewDelegate {
    var sections: [any SavedSearchesSection] = []

    func section(at index: Int) -> (any SavedSearchesSection)? {
      sections.indices.contains(index) ? sections[index] : nil
    }

    /// An item that is carried stays in its section, at the end over which it is.
    func collectionView(
      _ collectionView: CollectionView,
      targetPathForMoveOfItemFromOriginalPath originalPath: CollectionPath,
      atCurrentPath currentPath: CollectionPath,
      toProposedPath proposedPath: CollectionPath
    ) -> CollectionPath {
      let home = originalPath.section
      if proposedPath.section == home { return proposedPath }
      let last = (section(at: home)?.numberOfItems ?? 1) - 1
      return CollectionPath(section: home, item: proposedPath.section < home ? 0 : last)
    }
  }
}
