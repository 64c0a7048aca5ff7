/// A snapshot, and the outlines of which some of its sections show the visible items.
struct OutlinedSnapshot<
  SectionIdentifier: Hashable & Sendable,
  ItemIdentifier: Hashable & Sendable
> {
  typealias Outline = DiffableDataSourceSectionSnapshot<ItemIdentifier>

  var snapshot = DiffableDataSourceSnapshot<SectionIdentifier, ItemIdentifier>()
  private(set) var outlines: [SectionIdentifier: Outline] = [:]

  /// The outline of a section that is there; one without levels if it has none.
  func outline(of section: SectionIdentifier) -> Outline {
    outlines[section] ?? Outline(snapshot.itemIdentifiers(inSection: section))
  }

  /// Shows an outline in a section that is there.
  ///
  /// - Parameters:
  ///   - outline: The outline.
  ///   - section: The section.
  ///   - isFlat: Whether the section has its items alone.
  mutating func show(_ outline: Outline, in section: SectionIdentifier, isFlat: Bool = false) {
    snapshot.replaceItems(inSection: section, with: outline.visibleItems)
    outlines[section] = isFlat ? nil : outline
  }

  /// Lets go of the outlines that the snapshot does not show.
  mutating func forgetOutlines() {
    for (section, outline) in outlines {
      let isShown =
        snapshot.indexOfSection(section).map {
          snapshot.sections[$0].items == outline.visibleItems
        }
      if isShown != true { outlines[section] = nil }
    }
  }
}
