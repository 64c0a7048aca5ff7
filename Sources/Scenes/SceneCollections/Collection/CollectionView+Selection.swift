/// The selection.
extension CollectionView {
  /// Selects an item, and no other unless several can be; the delegate is not told.
  ///
  /// A path without an item is ignored.
  public func selectItem(at path: CollectionPath) {
    bringUpToDate()
    guard allowsSelection, hasItem(at: path) else { return }
    if !allowsMultipleSelection {
      for other in selection where other != path { setSelected(false, at: other) }
    }
    setSelected(true, at: path)
  }

  /// Takes an item out of the selection; the delegate is not told.
  public func deselectItem(at path: CollectionPath) {
    bringUpToDate()
    setSelected(false, at: path)
  }

  private func hasItem(at path: CollectionPath) -> Bool {
    guard let dataSource, path.section >= 0, path.item >= 0,
      path.section < dataSource.numberOfSections(in: self)
    else { return false }
    return path.item < dataSource.collectionView(self, numberOfItemsInSection: path.section)
  }

  private func setSelected(_ isSelected: Bool, at path: CollectionPath) {
    if isSelected { selection.insert(path) } else { selection.remove(path) }
    shownCell(at: path)?.configurationState.isSelected = isSelected
  }

  /// A finger on a cell, and off it.
  ///
  /// The delegate may change the data in each call: from then on the cell's item is at its new path.
  func tap(_ number: UInt64) {
    guard let path = path(of: number),
      delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
    else { return }
    let cell = shown[number]?.cell
    cell?.configurationState.isHighlighted = true
    delegate?.collectionView(self, didHighlightItemAt: self.path(of: number) ?? path)
    if let cell, cell.togglesByTap {
      cell.toggleExpansion()
    } else if allowsSelection {
      toggle(number)
    }
    // The cell may show another item by now, or none.
    if shown[number]?.view === cell { cell?.configurationState.isHighlighted = false }
    delegate?.collectionView(self, didUnhighlightItemAt: self.path(of: number) ?? path)
  }

  private func toggle(_ number: UInt64) {
    guard let path = path(of: number) else { return }
    if selection.contains(path), allowsMultipleSelection {
      guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
      deselect(self.path(of: number))
      return
    }
    guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
    if !allowsMultipleSelection { deselectAll(but: number) }
    guard let place = self.path(of: number) else { return }
    setSelected(true, at: place)
    delegate?.collectionView(self, didSelectItemAt: self.path(of: number) ?? place)
  }

  /// Deselects all items except the one that an element shows, in their order, and reports each.
  ///
  /// The delegate may change the data during this. The remaining items are then found at their new paths.
  ///
  /// - Complexity: O(selected log selected), and as much for each change of the data.
  private func deselectAll(but number: UInt64) {
    var (remaining, change) = (selection.sorted(by: >), dataChanges)
    for _ in selection {
      bringUpToDate()
      if change != dataChanges { (remaining, change) = (selection.sorted(by: >), dataChanges) }
      let kept = path(of: number)
      while let path = remaining.popLast() {
        guard path != kept, selection.contains(path) else { continue }
        deselect(path)
        break
      }
    }
  }

  /// Takes an item out of the selection, if there is one, and tells so.
  private func deselect(_ path: CollectionPath?) {
    guard let path else { return }
    setSelected(false, at: path)
    delegate?.collectionView(self, didDeselectItemAt: path)
  }

  /// Returns the path of a cell's item in the newest data, whatever the delegate has applied.
  private func path(of number: UInt64) -> CollectionPath? {
    bringUpToDate()
    return shown[number]?.place.path
  }
}
