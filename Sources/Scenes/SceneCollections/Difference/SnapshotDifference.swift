import Scenes

/// The changes that a collection has to make to show another snapshot.
///
/// It is one batch in UIKit's reading. Deletions and the beginnings of moves have their places in the old
/// snapshot; insertions and the ends of moves have them in the new one. Items of deleted and inserted
/// sections are not named: they go and come with their section. An item that changes its section has moved
/// if both sections are there before and after.
///
/// Items that keep their relative order are not moved, and as few as possible of the others.
/// ``stages(to:)`` are the same changes, to be made one kind after the other.
///
/// ```swift
/// let difference = SnapshotDifference(from: shown, to: wanted)
/// for path in difference.deletedItems.reversed() { rows[path.section].remove(at: path.item) }
/// ```
public struct SnapshotDifference: Hashable, Sendable {
  /// The places of sections that go, ascending, among the old ones.
  public var deletedSections: [Int] = []
  /// The places of sections that come, ascending, among the new ones.
  public var insertedSections: [Int] = []
  /// The sections that stand elsewhere relative to the others, by their new places.
  public var movedSections: [SnapshotMove<Int>] = []
  /// The places of sections to show again, among the new ones.
  public var reloadedSections: [Int] = []
  /// The places of items that go, ascending, in the old snapshot.
  public var deletedItems: [CollectionPath] = []
  /// The places of items that come, ascending, in the new snapshot.
  public var insertedItems: [CollectionPath] = []
  /// The items that stand elsewhere, by their new places.
  public var movedItems: [SnapshotMove<CollectionPath>] = []
  /// The places of items that another cell is to show, in the new snapshot; also of items that an inserted section
  /// takes from another one.
  public var reloadedItems: [CollectionPath] = []
  /// The places of items whose cells are to be brought up to date, in the new snapshot.
  public var reconfiguredItems: [CollectionPath] = []

  /// Creates a difference without changes.
  @inlinable
  public init() {}

  /// A Boolean value that indicates whether nothing has to change.
  public var isEmpty: Bool { isInPlace && updateCount == 0 }

  /// A Boolean value that indicates whether all sections and items keep their places.
  public var isInPlace: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty
      && deletedItems.isEmpty && insertedItems.isEmpty && movedItems.isEmpty
  }

  private var updateCount: Int {
    reloadedSections.count + reloadedItems.count + reconfiguredItems.count
  }
}

/// Something that stands elsewhere.
public struct SnapshotMove<Place: Hashable & Sendable>: Hashable, Sendable {
  /// Where it stood.
  public let from: Place
  /// Where it stands.
  public let to: Place

  /// Creates a move.
  @inlinable
  public init(from: Place, to: Place) {
    self.from = from
    self.to = to
  }
}

extension SnapshotDifference {
  /// Compares two snapshots.
  ///
  /// Sections that share their memory are not looked at. In the others, equal items at both ends are
  /// compared once, and those between are compared with their neighbours. Only the remaining items are
  /// hashed and looked up among the old. As few moves as possible are found as the complement of a heaviest
  /// increasing run (C. Schensted, 1961).
  ///
  /// - Complexity: O(items) comparisons, O(changes) hashes, and O(moves log moves).
  @inlinable
  public init<SectionIdentifier, ItemIdentifier>(
    from old: DiffableDataSourceSnapshot<SectionIdentifier, ItemIdentifier>,
    to new: DiffableDataSourceSnapshot<SectionIdentifier, ItemIdentifier>
  ) {
    var comparison = ItemComparison(old: old.sections, new: new.sections)
    let isSame = old.sections.elementsEqual(new.sections) { $0.identifier == $1.identifier }
    if isSame {
      for place in new.sections.indices { comparison.walk(section: place, from: place) }
    } else {
      let origins = new.sections.map { old.sectionPlaces[$0.identifier] }
      compareSections(origins, among: old.sections.count)
      for (place, origin) in origins.enumerated() {
        if let origin { comparison.walk(section: place, from: origin) }
      }
    }
    comparison.settle()
    deletedItems = comparison.deleted
    insertedItems = comparison.inserted
    movedItems = comparison.moved
    noteUpdates(from: old, to: new)
  }

  /// Finds the sections and items to show again, among those that were there before.
  ///
  /// An inserted section counts too if it shows items that were there before: their cells move into it.
  @inlinable
  mutating func noteUpdates<SectionIdentifier, ItemIdentifier>(
    from old: DiffableDataSourceSnapshot<SectionIdentifier, ItemIdentifier>,
    to new: DiffableDataSourceSnapshot<SectionIdentifier, ItemIdentifier>
  ) {
    if new.marks.isEmpty { return }
    reloadedSections = new.reloadedSectionIdentifiers.compactMap { identifier in
      guard let place = new.sectionPlaces[identifier] else { return nil }
      if old.sectionPlaces[identifier] != nil { return place }
      return new.sections[place].items.contains { old.itemPlaces[$0] != nil } ? place : nil
    }
    let reloaded = Set(reloadedSections)
    func places(_ items: [ItemIdentifier]) -> [CollectionPath] {
      items.compactMap { item in
        guard let path = new.path(of: item), !reloaded.contains(path.section),
          old.itemPlaces[item] != nil
        else { return nil }
        return path
      }
    }
    reloadedItems = places(new.reloadedItemIdentifiers)
    let taken = Set(reloadedItems)
    reconfiguredItems = places(new.reconfiguredItemIdentifiers).filter { !taken.contains($0) }
  }

  /// Finds what has become of the sections, of which the new ones have been at these old places.
  @usableFromInline
  mutating func compareSections(_ origins: [Int?], among count: Int) {
    var isKept = [Bool](repeating: false, count: count)
    for origin in origins { if let origin { isKept[origin] = true } }
    deletedSections = isKept.indices.filter { !isKept[$0] }
    insertedSections = origins.indices.filter { origins[$0] == nil }
    let known = origins.compactMap { $0 }
    let staying = Set(IncreasingRun.longest(in: known))
    movedSections = origins.enumerated().compactMap { place, origin in
      guard let origin, !staying.contains(origin) else { return nil }
      return SnapshotMove(from: origin, to: place)
    }
  }
}
