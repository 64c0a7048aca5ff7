/// An item that a person carries, and what would be if it were let go of where it is.
struct ReorderedItem<
  SectionIdentifier: Hashable & Sendable,
  ItemIdentifier: Hashable & Sendable
> {
  typealias Snapshot = DiffableDataSourceSnapshot<SectionIdentifier, ItemIdentifier>
  typealias Outline = DiffableDataSourceSectionSnapshot<ItemIdentifier>

  let item: ItemIdentifier
  var snapshot: Snapshot
  var outlines: [SectionIdentifier: Outline]

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
    guard let source = snapshot.sectionIdentifier(containingItem: item),
      let place = snapshot.indexOfSection(section)
    else { return false }
    if outlines[source] != nil || outlines[section] != nil {
      return moveBranch(from: source, to: section, beside: other, isBehind)
    }
    snapshot.remove([item])
    let end = snapshot.numberOfItems(inSection: section)
    snapshot.insert([item], at: min(max(0, index), end), inSection: place)
    return true
  }

  private mutating func moveBranch(
    from source: SectionIdentifier,
    to section: SectionIdentifier,
    beside other: ItemIdentifier?,
    _ isBehind: Bool
  ) -> Bool {
    var old = outline(of: source)
    guard old.contains(item) else { return false }
    let branch = old.snapshot(of: item, includingParent: true)
    if let other, branch.contains(other) { return false }
    old.delete([item])
    var new = source == section ? old : outline(of: section)
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
    let isFlat = outlines[section] == nil && branch.items.count == 1
    if source != section { show(old, in: source, isOutline: outlines[source] != nil) }
    show(new, in: section, isOutline: !isFlat)
    return true
  }

  /// The outline of a section; one without levels if it has none.
  func outline(of section: SectionIdentifier) -> Outline {
    outlines[section] ?? Outline(snapshot.itemIdentifiers(inSection: section))
  }

  private mutating func show(
    _ outline: Outline,
    in section: SectionIdentifier,
    isOutline: Bool
  ) {
    snapshot.replaceItems(inSection: section, with: outline.visibleItems)
    if isOutline { outlines[section] = outline }
  }
}
