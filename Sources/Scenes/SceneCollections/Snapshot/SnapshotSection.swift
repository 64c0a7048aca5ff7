/// A section of a snapshot with its items.
@usableFromInline
@frozen
struct SnapshotSection<SectionIdentifier: Hashable & Sendable, ItemIdentifier: Hashable & Sendable>:
  Sendable
{
  @usableFromInline let identifier: SectionIdentifier
  /// The number by which items name their section, which stays when sections move.
  @usableFromInline let number: Int32
  @usableFromInline var items: [ItemIdentifier] = []
  /// How far an item may stand from the place that is noted for it; at most ``mostDrift``.
  @usableFromInline var drift = 0

  /// How many neighbours a look-up may have to look at.
  ///
  /// With more, fewer edits have to note all places of a section anew, and each look-up takes longer.
  @inlinable static var mostDrift: Int { 64 }

  @inlinable
  init(_ identifier: SectionIdentifier, number: Int32) {
    self.identifier = identifier
    self.number = number
  }

  /// The place of an item that is in the section, near the noted one.
  @inlinable
  func place(of item: ItemIdentifier, near noted: Int) -> Int {
    if noted < items.count, items[noted] == item { return noted }
    for distance in 1...max(1, drift) {
      if noted >= distance, noted - distance < items.count, items[noted - distance] == item {
        return noted - distance
      }
      if noted + distance < items.count, items[noted + distance] == item { return noted + distance }
    }
    fatalError("The item \(item) is noted in a section that does not have it")
  }
}

/// Where an item of a snapshot is.
@usableFromInline
@frozen
struct SnapshotItemPlace: Sendable {
  /// The number of its section.
  @usableFromInline var section: Int32
  /// Where in the section it stood when that was noted last.
  @usableFromInline var noted: Int32

  @inlinable
  init(section: Int32, noted: Int) {
    self.section = section
    self.noted = Int32(truncatingIfNeeded: noted)
  }
}
