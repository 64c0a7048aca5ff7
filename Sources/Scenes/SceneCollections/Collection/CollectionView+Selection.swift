/// What is selected.
extension CollectionView {
  /// The selected items, in order.
  public var pathsForSelectedItems: [CollectionPath] {
    bringUpToDate()
    return selection.sorted()
  }

  /// Selects an item, and no other unless several can be; the delegate is not told.
  ///
  /// A place that nothing stands at is ignored.
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
    cellForItem(at: path)?.configurationState.isSelected = isSelected
  }

  /// A finger on a cell, and off it.
  ///
  /// Whoever is asked or told may change what is there: from then on the cell's item is where it stands now.
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
    if !allowsMultipleSelection {
      for _ in selection { deselect(selection.sorted().first { $0 != self.path(of: number) }) }
    }
    guard let place = self.path(of: number) else { return }
    setSelected(true, at: place)
    delegate?.collectionView(self, didSelectItemAt: self.path(of: number) ?? place)
  }

  /// Takes an item out of the selection, if there is one, and tells so.
  private func deselect(_ path: CollectionPath?) {
    guard let path else { return }
    setSelected(false, at: path)
    delegate?.collectionView(self, didDeselectItemAt: path)
  }

  private func path(of number: UInt64) -> CollectionPath? { shown[number]?.place.path }
}
