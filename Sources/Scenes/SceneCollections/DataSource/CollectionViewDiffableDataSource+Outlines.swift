/// Sections that are outlines.
extension CollectionViewDiffableDataSource {
  /// The outline of a section as it was applied last; one without levels if the section has none.
  ///
  /// Ends the program if there is no such section.
  ///
  /// - Complexity: O(1) for an outline; O(items of the section) otherwise.
  public func snapshot(for section: SectionIdentifier) -> Outline {
    guard newest.snapshot.indexOfSection(section) != nil else {
      SnapshotError<SectionIdentifier, ItemIdentifier>(
        .unknownSection(section),
        in: "snapshot(for:)"
      ).trap()
    }
    return newest.outline(of: section)
  }

  /// Shows an outline in a section: its visible items take the place of the section's.
  ///
  /// A section that is not there, and an item that another section has, even out of sight below a collapsed one,
  /// end the program.
  ///
  /// - Parameters:
  ///   - outline: The outline.
  ///   - section: The section.
  ///   - animatingDifferences: `true` if a front-end animates the change.
  ///   - completion: See ``apply(_:animatingDifferences:completion:)``.
  /// - Complexity: O(items of the outline and of the section), times the number of outlines.
  public func apply(
    _ outline: Outline,
    to section: SectionIdentifier,
    animatingDifferences: Bool = true,
    completion: (@MainActor () -> Void)? = nil
  ) {
    do { try check(outline, for: section) } catch { error.trap() }
    show(outline, in: section, animatingDifferences, completion)
  }

  /// Shows an outline in a section, and returns when the collection has been laid out with it.
  ///
  /// See ``apply(_:to:animatingDifferences:completion:)``. While no screen lays the collection out that has shown it,
  /// it waits.
  public func apply(
    _ outline: Outline,
    to section: SectionIdentifier,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(outline, to: section, animatingDifferences: animatingDifferences) {
        continuation.resume()
      }
    }
  }

  /// Throws if a section can't show an outline.
  package func check(
    _ outline: Outline,
    for section: SectionIdentifier
  ) throws(SnapshotError<SectionIdentifier, ItemIdentifier>) {
    let call = "apply(_:to:animatingDifferences:completion:)"
    guard let place = newest.snapshot.indexOfSection(section) else {
      throw SnapshotError(.unknownSection(section), in: call)
    }
    let others = newest.outlines.filter { $0.key != section }
    let present = outline.items.filter { item in
      if let path = newest.snapshot.path(of: item) { return path.section != place }
      return others.values.contains { $0.contains(item) }
    }
    if !present.isEmpty { throw SnapshotError(.itemsInOtherSections(present), in: call) }
  }

  func show(
    _ outline: Outline,
    in section: SectionIdentifier,
    _ isAnimated: Bool,
    _ completion: (@MainActor () -> Void)?
  ) {
    newest.show(outline, in: section)
    take(newest.snapshot, isAnimated, completion)
  }

  // MARK: - A person

  func outlinePlace(at path: CollectionPath) -> OutlinePlace? {
    guard isShown, taken.snapshot.sections.indices.contains(path.section),
      let outline = taken.outlines[taken.snapshot.sections[path.section].identifier],
      let item = taken.snapshot.itemIdentifier(at: path), outline.contains(item)
    else { return nil }
    return OutlinePlace(
      level: outline.level(of: item),
      isExpanded: outline.isExpanded(item),
      isExpandable: sectionSnapshotHandlers.snapshotForExpandingParent != nil
        || !outline.children(of: item).isEmpty
    )
  }

  func toggleExpansion(at path: CollectionPath) {
    guard isShown, let item = taken.snapshot.itemIdentifier(at: path),
      let outline = outline(of: item)
    else { return }
    if outline.snapshot.isExpanded(item) { collapse(item) } else { expand(item) }
  }

  private func expand(_ item: ItemIdentifier) {
    guard sectionSnapshotHandlers.shouldExpandItem?(item) ?? true else { return }
    sectionSnapshotHandlers.willExpandItem?(item)
    guard let (_, shown) = outline(of: item) else { return }
    let below = sectionSnapshotHandlers.snapshotForExpandingParent?(
      item,
      shown.snapshot(of: item)
    )
    // A handler may have applied another outline.
    guard case (let section, var outline)? = outline(of: item) else { return }
    if let below { outline.replace(childrenOf: item, using: below) }
    outline.expand([item])
    show(outline, in: section, true, nil)
  }

  private func collapse(_ item: ItemIdentifier) {
    guard sectionSnapshotHandlers.shouldCollapseItem?(item) ?? true else { return }
    sectionSnapshotHandlers.willCollapseItem?(item)
    guard case (let section, var outline)? = outline(of: item) else { return }
    outline.collapse([item])
    show(outline, in: section, true, nil)
  }

  private func outline(
    of item: ItemIdentifier
  ) -> (section: SectionIdentifier, snapshot: Outline)? {
    guard let section = newest.snapshot.sectionIdentifier(containingItem: item),
      let outline = newest.outlines[section], outline.contains(item)
    else { return nil }
    return (section, outline)
  }
}
