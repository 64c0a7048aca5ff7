/// Where an item is in an outline.
struct OutlinePlace: Equatable {
  /// How many items it is below.
  let level: Int
  /// Whether what is below it is shown.
  let isExpanded: Bool
  /// Whether something is below it, or is asked for when it is expanded.
  let isExpandable: Bool
}

extension CollectionView {
  /// Brings the cells that are there to what the outlines say of their items.
  func updateOutlineStates() {
    guard let live else { return }
    for element in shown.values {
      guard let cell = element.cell else { continue }
      let wasInOutline = cell.outlinePlace != nil
      cell.outlinePlace = live.outlinePlace(at: element.place.path)
      if let place = cell.outlinePlace {
        cell.configurationState.isExpanded = place.isExpanded
      } else if wasInOutline {
        cell.configurationState.isExpanded = false
      }
    }
  }
}
