/// Items that a person carries to another place.
extension CollectionViewDiffableDataSource {
  var canMoveAny: Bool { isShown && reorderingHandlers.canReorderItem != nil }

  func canMove(_ path: CollectionPath) -> Bool {
    guard isShown, let canReorder = reorderingHandlers.canReorderItem,
      let item = taken.snapshot.itemIdentifier(at: path)
    else { return false }
    return canReorder(item)
  }

  func carry(_ path: CollectionPath, to target: CollectionPath) {
    guard let item = taken.snapshot.itemIdentifier(at: path),
      taken.snapshot.sections.indices.contains(target.section)
    else { return }
    var next = ReorderedItem(item: item, shown: newest)
    if next.path != target {
      let other = taken.snapshot.itemIdentifier(at: target)
      let isPossible = next.move(
        to: taken.snapshot.sections[target.section].identifier,
        target.item,
        beside: other == item ? nil : other,
        isBehind: path.section == target.section && path.item < target.item
      )
      guard isPossible else { return }
    }
    carried = next
    showAgain(isAnimated: true)
  }

  func drop(isCancelled: Bool) {
    guard let carried else { return }
    self.carried = nil
    if isCancelled || carried.path == newest.snapshot.path(of: carried.item) {
      return showAgain(isAnimated: true)
    }
    let transaction = transaction(to: carried)
    let count = changeCount
    reorderingHandlers.willReorder?(transaction)
    // A snapshot that a handler has applied takes precedence.
    guard changeCount == count else { return }
    newest = carried.shown
    showAgain(isAnimated: true)
    reorderingHandlers.didReorder?(transaction)
  }

  private func transaction(
    to carried: ReorderedItem<SectionIdentifier, ItemIdentifier>
  ) -> ReorderingHandlers<SectionIdentifier, ItemIdentifier>.Transaction {
    let (old, new) = (newest, carried.shown)
    let places = [old, new].compactMap { $0.snapshot.path(of: carried.item)?.section }
    return DiffableDataSourceTransaction(
      initialSnapshot: old.snapshot,
      finalSnapshot: new.snapshot,
      sectionTransactions: Set(places).sorted().map { place in
        let section = old.snapshot.sections[place].identifier
        return DiffableDataSourceSectionTransaction(
          sectionIdentifier: section,
          initialSnapshot: old.outline(of: section),
          finalSnapshot: new.outline(of: section)
        )
      }
    )
  }
}
