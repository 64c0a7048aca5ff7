import SceneCollections

/// What a person reads as long as nothing is saved.
struct EmptySection: SavedSearchesSection {
  let id = SavedSearchesSectionID.empty
  let isEmpty: Bool
  let cells: SavedSearchesCells

  var items: [SavedSearchesItem] { isEmpty ? [.empty] : [] }

  func configureCell(
    _ view: CollectionView,
    at path: CollectionPath,
    for item: SavedSearchesItem
  ) -> CollectionViewCell {
    view.dequeueConfiguredReusableCell(using: cells.empty, for: path, item: ())
  }
}
