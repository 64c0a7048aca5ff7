import SceneCollections

/// The title with its buttons, and what a person should know.
struct HeaderSection: SavedSearchesSection {
  let id = SavedSearchesSectionID.header
  let notices: [SavedSearchesNotice]
  let isEditing: Bool
  let cells: SavedSearchesCells

  var items: [SavedSearchesItem] { [.title] + notices.map(SavedSearchesItem.notice) }

  func configureCell(
    _ view: CollectionView,
    at path: CollectionPath,
    for item: SavedSearchesItem
  ) -> CollectionViewCell {
    guard case .notice(let notice) = item else {
      return view.dequeueConfiguredReusableCell(using: cells.title, for: path, item: isEditing)
    }
    return view.dequeueConfiguredReusableCell(using: cells.notice, for: path, item: notice)
  }
}
