/// Items that a person carries to another place.
extension CollectionViewDiffableDataSource {
  /// What the collection is to show: what was applied last, or what would be if an item were let go of.
  var wanted: (snapshot: Snapshot, outlines: [SectionIdentifier: Outline]) {
    carried.map { ($0.snapshot, $0.outlines) } ?? (newest, outlines)
  }

  /// What the collection does with it.
  var reordering: CollectionReordering {
    CollectionReordering(
      canMoveAny: { [weak self] in self?.reorderingHandlers.canReorderItem != nil },
      canMove: { [weak self] path in
        guard let self, let canReorder = reorderingHandlers.canReorderItem,
          let item = taken.itemIdentifier(at: path)
        else { return false }
        return canReorder(item)
      },
      move: { [weak self] in self?.carry($0, to: $1) },
      finish: { [weak self] in self?.letGo(isCancelled: $0) }
    )
  }

  /// Shows what would be if an item were let go of at a place.
  private func carry(_ path: CollectionPath, to target: CollectionPath) {
    guard let item = taken.itemIdentifier(at: path),
      taken.sections.indices.contains(target.section)
    else { return }
    var next = ReorderedItem(item: item, snapshot: newest, outlines: outlines)
    if newest.path(of: item) != target {
      let other = taken.itemIdentifier(at: target)
      let isPossible = next.move(
        to: taken.sections[target.section].identifier,
        target.item,
        beside: other == item ? nil : other,
        isBehind: path.section == target.section && path.item < target.item
      )
      guard isPossible else { return }
    }
    carried = next
    showAgain(isAnimated: true)
  }

  private func letGo(isCancelled: Bool) {
    guard let carried else { return }
    self.carried = nil
    if isCancelled || carried.snapshot.path(of: carried.item) == newest.path(of: carried.item) {
      return showAgain(isAnimated: true)
    }
    let transaction = transaction(to: carried)
    let count = changeCount
    reorderingHandlers.willReorder?(transaction)
    // What a handler has applied counts.
    guard changeCount == count else { return }
    (newest, outlines) = (carried.snapshot, carried.outlines)
    showAgain(isAnimated: true)
    reorderingHandlers.didReorder?(transaction)
  }

  private func transaction(
    to carried: ReorderedItem<SectionIdentifier, ItemIdentifier>
  ) -> ReorderingHandlers<SectionIdentifier, ItemIdentifier>.Transaction {
    let initial = ReorderedItem(item: carried.item, snapshot: newest, outlines: outlines)
    let places = [initial, carried].compactMap { $0.snapshot.path(of: $0.item)?.section }
    return DiffableDataSourceTransaction(
      initialSnapshot: initial.snapshot,
      finalSnapshot: carried.snapshot,
      sectionTransactions: Set(places).sorted().map { place in
        let section = newest.sections[place].identifier
        return DiffableDataSourceSectionTransaction(
          sectionIdentifier: section,
          initialSnapshot: initial.outline(of: section),
          finalSnapshot: carried.outline(of: section)
        )
      }
    )
  }
}
