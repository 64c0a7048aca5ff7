/// Finds what has become of the items of two snapshots.
@usableFromInline
struct ItemComparison<SectionIdentifier: Hashable & Sendable, ItemIdentifier: Hashable & Sendable> {
  @usableFromInline typealias Snapshot =
    DiffableDataSourceSnapshot<SectionIdentifier, ItemIdentifier>

  @usableFromInline let old: Snapshot
  @usableFromInline let new: Snapshot
  /// The old places of the new sections.
  @usableFromInline let origins: [Int?]
  /// The new places of the old sections.
  @usableFromInline var successors: [Int?]

  @usableFromInline var inserted: [CollectionPath] = []
  @usableFromInline var moved: [SnapshotMove<CollectionPath>] = []
  /// The items of each old section that were not found where they are looked for first.
  @usableFromInline var missing: [[Range<Int>]]
  /// Those of them that were found somewhere, of the sections with any.
  @usableFromInline var found: [Set<Int>]

  @inlinable
  init(old: Snapshot, new: Snapshot, origins: [Int?]) {
    self.old = old
    self.new = new
    self.origins = origins
    successors = Array(repeating: nil, count: old.sections.count)
    missing = Array(repeating: [], count: old.sections.count)
    found = Array(repeating: [], count: old.sections.count)
    for (place, origin) in origins.enumerated() { if let origin { successors[origin] = place } }
  }

  @inlinable
  mutating func compare() {
    for (place, origin) in origins.enumerated() {
      if let origin { compare(section: place, with: origin) }
    }
    moved.sort { $0.to < $1.to }
  }

  /// Compares the items of a section with those that it had.
  ///
  /// A section that comes brings its items; those of them that were in a section that stays are deleted there.
  @inlinable
  mutating func compare(section place: Int, with origin: Int) {
    var walk = ItemWalk()
    old.sections[origin].items.withUnsafeBufferPointer { old in
      new.sections[place].items.withUnsafeBufferPointer { new in
        walk.compare(old, new)
      }
    }
    missing[origin] = walk.missing
    if walk.unexpected.isEmpty { return }
    // What stays in the section in another order.
    var pairs: [ItemPair] = []
    for range in walk.unexpected {
      for item in range { look(up: item, inSection: place, from: origin, &pairs) }
    }
    if pairs.isEmpty { return }
    for pair in ItemRuns.moved(walk.runs, pairs) {
      for distance in 0..<pair.count {
        moved.append(
          SnapshotMove(
            from: CollectionPath(section: origin, item: pair.old + distance),
            to: CollectionPath(section: place, item: pair.new + distance)
          )
        )
      }
    }
  }

  /// Looks for an item elsewhere.
  @inlinable
  mutating func look(
    up item: Int,
    inSection place: Int,
    from origin: Int,
    _ pairs: inout [ItemPair]
  ) {
    let to = CollectionPath(section: place, item: item)
    guard let from = old.path(of: new.sections[place].items[item]),
      successors[from.section] != nil
    else {
      inserted.append(to)
      return
    }
    found[from.section].insert(from.item)
    if from.section == origin {
      pairs.append(ItemPair(old: from.item, new: item, count: 1))
    } else {
      moved.append(SnapshotMove(from: from, to: to))
    }
  }

  /// The items that have gone from sections that stay.
  @inlinable
  func deleted(besides sections: [Int]) -> [CollectionPath] {
    var deleted: [CollectionPath] = []
    for (section, ranges) in missing.enumerated() where successors[section] != nil {
      for range in ranges {
        for item in range where !found[section].contains(item) {
          deleted.append(CollectionPath(section: section, item: item))
        }
      }
    }
    return deleted
  }
}

/// Items that stand one after the other both before and after.
@usableFromInline
@frozen
struct ItemPair {
  /// Where they stood.
  @usableFromInline let old: Int
  /// Where they stand.
  @usableFromInline let new: Int
  @usableFromInline var count: Int

  @inlinable
  init(old: Int, new: Int, count: Int) {
    self.old = old
    self.new = new
    self.count = count
  }
}
