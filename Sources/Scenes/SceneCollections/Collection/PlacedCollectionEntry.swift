import Scenes

/// An entry of a collection, and what decides when it is read, and what it is in front of.
struct PlacedCollectionEntry {
  let entry: LazyScreenEntry<CollectionElementID>
  let zIndex: Int
  let section: Int
  /// Whether it is a header, a footer or the like, whose turn is where it stands.
  let isAttached: Bool
  /// Whether it is kept in sight: it is in front of all, so that it need not move among the cells while they scroll.
  private(set) var isPinned = false

  init(
    _ entry: LazyScreenEntry<CollectionElementID>,
    zIndex: Int,
    section: Int,
    isAttached: Bool
  ) {
    self.entry = entry
    (self.zIndex, self.section, self.isAttached) = (zIndex, section, isAttached)
  }

  init(
    _ entry: LazyScreenEntry<CollectionElementID>,
    _ attributes: CollectionLayoutAttributes
  ) {
    var isAttached = false
    if case .supplementary = attributes.category { isAttached = true }
    self.init(
      entry,
      zIndex: attributes.zIndex,
      section: attributes.path.section,
      isAttached: isAttached
    )
    isPinned = attributes.isPinned
  }

  /// Whether another one that is not in front of it comes before it.
  ///
  /// Cells are read in the order of their sections; what is attached, after all that begins before its end. What it
  /// covers is drawn before it in any case.
  fileprivate func follows(_ other: Self, along axis: ScreenAxis) -> Bool {
    let (frame, before) = (entry.frame, other.entry.frame)
    if isPinned || before.meets(frame) { return true }
    guard isAttached || other.isAttached else { return other.section <= section }
    return axis.along(before.origin) < axis.along(frame.origin) + axis.along(frame.size) - 0.5
  }
}

extension [PlacedCollectionEntry] {
  /// The entries as assistive technology reads them, with each in front of what it covers by its place from back to front.
  ///
  /// - Complexity: O(entries) where those in front come last, and O(entries²) else.
  func inReadingOrder(along axis: ScreenAxis) -> [LazyScreenEntry<CollectionElementID>] {
    if isInTurn { return map(\.entry) }
    var ordered: Self = []
    ordered.reserveCapacity(count)
    for placed in sorted(by: { $0.zIndex < $1.zIndex }) {
      let before = ordered.lastIndex { placed.follows($0, along: axis) }
      ordered.insert(placed, at: before.map { $0 + 1 } ?? 0)
    }
    return ordered.map(\.entry)
  }

  /// Whether they are nothing but cells of one height, section after section.
  private var isInTurn: Bool {
    guard let first else { return true }
    var section = first.section
    for placed in self {
      if placed.isAttached || placed.zIndex != first.zIndex || placed.section < section {
        return false
      }
      section = placed.section
    }
    return true
  }
}
