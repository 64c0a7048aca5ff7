/// Finds what has become of the items of two snapshots.
///
/// What a walk through the sections does not find is either missing, of an old section that stays, or
/// unexpected in a new one that was there before. Only that is hashed.
@usableFromInline
struct ItemComparison<SectionIdentifier: Hashable & Sendable, ItemIdentifier: Hashable & Sendable> {
  @usableFromInline typealias Section = SnapshotSection<SectionIdentifier, ItemIdentifier>

  @usableFromInline let old: [Section]
  @usableFromInline let new: [Section]
  /// The sections that differ, and what a walk through each has found.
  @usableFromInline var walks: [(old: Int, new: Int, walk: ItemWalk)] = []

  @usableFromInline var deleted: [CollectionPath] = []
  @usableFromInline var inserted: [CollectionPath] = []
  @usableFromInline var moved: [SnapshotMove<CollectionPath>] = []

  @inlinable
  init(old: [Section], new: [Section]) {
    self.old = old
    self.new = new
  }

  /// Compares the items of a section with those that it had.
  @inlinable
  mutating func walk(section place: Int, from origin: Int) {
    var walk = ItemWalk()
    old[origin].items.withUnsafeBufferPointer { old in
      new[place].items.withUnsafeBufferPointer { new in walk.compare(old, new) }
    }
    if !walk.isEverythingInPlace { walks.append((origin, place, walk)) }
  }

  /// Looks for what is unexpected among what is missing.
  ///
  /// A section that comes brings its items: those of them that were in a section that stays are deleted there.
  @inlinable
  mutating func settle() {
    if walks.isEmpty { return }
    let missing = walks.flatMap { Self.places($0.walk.missing, inSection: $0.old) }
    let unexpected = walks.flatMap { Self.places($0.walk.unexpected, inSection: $0.new) }
    let origins = origins(of: unexpected, among: missing)
    var isFound = [Bool](repeating: false, count: missing.count)
    var next = 0
    var isSorted = true
    for (origin, place, walk) in walks {
      var pairs: [ItemPair] = []
      while next < unexpected.count, unexpected[next].section == place {
        let (to, found) = (unexpected[next], Int(origins[next]))
        next += 1
        guard found >= 0 else {
          inserted.append(to.path)
          continue
        }
        isFound[found] = true
        let from = missing[found]
        if from.section == origin {
          pairs.append(ItemPair(old: Int(from.item), new: Int(to.item), count: 1))
        } else {
          moved.append(SnapshotMove(from: from.path, to: to.path))
          isSorted = false
        }
      }
      if !pairs.isEmpty { move(pairs, walk.runs, from: origin, to: place) }
    }
    if !isSorted { moved.sort { $0.to < $1.to } }
    for (number, place) in missing.enumerated() where !isFound[number] {
      deleted.append(place.path)
    }
    if walks.count > 1 { deleted.sort() }
  }

  /// Where among the missing items each unexpected one is; -1 for one that is new.
  @inlinable
  func origins(of unexpected: [ItemPlace], among missing: [ItemPlace]) -> [Int32] {
    if missing.isEmpty || unexpected.isEmpty {
      return Array(repeating: -1, count: unexpected.count)
    }
    let table = ItemTable(missing.map { item(of: old, at: $0).hashValue })
    let hashes = unexpected.map { item(of: new, at: $0).hashValue }
    var origins = table.candidates(hashes)
    var candidates: [ItemIdentifier] = []
    for begin in stride(from: 0, to: origins.count, by: Self.block) {
      let block = begin..<min(begin + Self.block, origins.count)
      candidates.removeAll(keepingCapacity: true)
      for number in block where origins[number] >= 0 {
        candidates.append(item(of: old, at: missing[Int(origins[number])]))
      }
      var next = 0
      for number in block where origins[number] >= 0 {
        let item = item(of: new, at: unexpected[number])
        defer { next += 1 }
        if candidates[next] == item { continue }
        // Another item with the same hash.
        let found = table.find(hash: hashes[number]) { self.item(of: old, at: missing[$0]) == item }
        origins[number] = Int32(found ?? -1)
      }
    }
    return origins
  }

  /// How many items are fetched before they are compared.
  ///
  /// Each lies elsewhere: a processor fetches many at once, unless it compares one before it knows the next.
  @inlinable static var block: Int { 128 }

  @inlinable
  func item(of sections: [Section], at place: ItemPlace) -> ItemIdentifier {
    sections[Int(place.section)].items[Int(place.item)]
  }

  @inlinable
  static func places(_ ranges: [Range<Int>], inSection section: Int) -> [ItemPlace] {
    ranges.flatMap { range in range.map { ItemPlace(section: Int32(section), item: Int32($0)) } }
  }

  /// Moves as few of the items that stay in a section as can be.
  @usableFromInline
  mutating func move(_ pairs: [ItemPair], _ runs: [ItemPair], from origin: Int, to place: Int) {
    for pair in ItemRuns.moved(runs, pairs, among: old[origin].items.count) {
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

/// A path in half the memory.
@usableFromInline
@frozen
struct ItemPlace {
  @usableFromInline let section: Int32
  @usableFromInline let item: Int32

  @inlinable
  init(section: Int32, item: Int32) {
    self.section = section
    self.item = item
  }

  @inlinable var path: CollectionPath { CollectionPath(section: Int(section), item: Int(item)) }
}
