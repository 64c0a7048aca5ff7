/// An item that a person carries, and what would be if it were let go of where it is.
struct ReorderedItem<
  SectionIdentifier: Hashable & Sendable,
  ItemIdentifier: Hashable & Sendable
> {
  let item: ItemIdentifier
  var shown: OutlinedSnapshot<SectionIdentifier, ItemIdentifier>

  /// Where the item would be.
  var path: CollectionPath? { shown.snapshot.path(of: item) }

  /// Puts the item at the place of another one, or at the end of a section.
  ///
  /// In an outline it takes along what is below it, and stands beside that other item, below the same one.
  ///
  /// - Parameters:
  ///   - section: Where it goes.
  ///   - index: Its place there.
  ///   - other: Who is at that place now; `nil` for the end of the section.
  ///   - isBehind: Whether it comes from before that one.
  /// - Returns: Whether it can be there, which it can't among what is below it.
  mutating func move(
    to section: SectionIdentifier,
    _ index: Int,
    beside other: ItemIdentifier?,
    isBehind: Bool
  ) -> Bool {
    guard let source = shown.snapshot.sectionIdentifier(containingItem: item),
      let place = shown.snapshot.indexOfSection(section)
    else { return false }
    if shown.outlines[source] != nil || shown.outlines[section] != nil {
      return moveBranch(from: source, to: section, beside: other, isBehind)
    }
    shown.snapshot.remove([item])
    let end = shown.snapshot.numberOfItems(inSection: section)
    shown.snapshot.insert([item], at: min(max(0, index), end), inSection: place)
    return true
  }

  private mutating func moveBranch(
    from source: SectionIdentifier,
    to section: SectionIdentifier,
    beside other: ItemIdentifier?,
    _ isBehind: Bool
  ) -> Bool {
    var old = shown.outline(of: source)
    guard old.contains(item) else { return false }
    let branch = old.snapshot(of: item, includingParent: true)
    if let other, branch.contains(other) { return false }
    old.delete([item])
    var new = source == section ? old : shown.outline(of: section)
    if let neighbor = other ?? new.rootItems.last {
      if isBehind || other == nil {
        new.insert(branch, after: neighbor)
      } else {
        new.insert(branch, before: neighbor)
      }
    } else {
      new = branch
    }
    // A flat section stays flat as long as nothing is below anything in it.
    let isFlat = shown.outlines[section] == nil && branch.items.count == 1
    if source != section { shown.show(old, in: source, isFlat: shown.outlines[source] == nil) }
    shown.show(new, in: section, isFlat: isFlat)
    return true
  }
}
