import SceneCollections

/// Searches that a person may want to save, below a title.
struct RecommendationSection: SavedSearchesSection {
  let id = SavedSearchesSectionID.recommendation
  let items: [SavedSearchesItem]
  private let samples: [String: SavedSearchSample]
  private let cells: SavedSearchesCells

  /// Creates a section of searches; without one it has no title either.
  init(_ samples: [SavedSearchSample], cells: SavedSearchesCells) {
    let rows = samples.map { SavedSearchesItem.recommendation(words: $0.words) }
    items = rows.isEmpty ? [] : [.recommendationHeader] + rows
    self.samples = Dictionary(samples.map { ($0.words, $0) }) { first, _ in first }
    self.cells = cells
  }

  func configureCell(
    _ view: CollectionView,
    at path: CollectionPath,
    for item: SavedSearchesItem
  ) -> CollectionViewCell {
    guard case .recommendation(let words) = item, let sample = samples[words] else {
      return view.dequeueConfiguredReusableCell(
        using: cells.recommendationHeader,
        for: path,
        item: ()
      )
    }
    return view.dequeueConfiguredReusableCell(using: cells.recommendation, for: path, item: sample)
  }
}
