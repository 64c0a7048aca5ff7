/// Where an item is in an outline.
struct OutlinePlace: Equatable {
  /// How many items it is below.
  let level: Int
  /// `true` if the items below it are shown.
  let isExpanded: Bool
  /// `true` if it has items below it, or asks for them when it is expanded.
  let isExpandable: Bool
}

extension CollectionView {
  /// Updates the cells to the outlines' states of their items.
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
