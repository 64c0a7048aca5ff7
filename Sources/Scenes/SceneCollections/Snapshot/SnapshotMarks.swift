/// What of a snapshot is to be shown anew.
@usableFromInline
struct SnapshotMarks<SectionIdentifier: Hashable & Sendable, ItemIdentifier: Hashable & Sendable>:
  Sendable
{
  @usableFromInline private(set) var reloadedItems = Marked<ItemIdentifier>()
  @usableFromInline private(set) var reconfiguredItems = Marked<ItemIdentifier>()
  @usableFromInline private(set) var reloadedSections = Marked<SectionIdentifier>()

  @usableFromInline
  init() {}

  @usableFromInline var isEmpty: Bool {
    reloadedItems.elements.isEmpty && reconfiguredItems.elements.isEmpty
      && reloadedSections.elements.isEmpty
  }

  @usableFromInline
  mutating func reload(items: [ItemIdentifier]) { reloadedItems.add(items) }

  @usableFromInline
  mutating func reconfigure(items: [ItemIdentifier]) { reconfiguredItems.add(items) }

  @usableFromInline
  mutating func reload(sections: [SectionIdentifier]) { reloadedSections.add(sections) }

  @usableFromInline
  mutating func forget(items: [ItemIdentifier]) {
    reloadedItems.remove(items)
    reconfiguredItems.remove(items)
  }

  @usableFromInline
  mutating func forget(sections: [SectionIdentifier]) { reloadedSections.remove(sections) }

  /// Identifiers in the order in which they were named, each once.
  @usableFromInline
  struct Marked<Identifier: Hashable & Sendable>: Sendable {
    @usableFromInline private(set) var elements: [Identifier] = []
    private var members: Set<Identifier> = []

    init() {}

    mutating func add(_ identifiers: [Identifier]) {
      for identifier in identifiers where members.insert(identifier).inserted {
        elements.append(identifier)
      }
    }

    mutating func remove(_ identifiers: [Identifier]) {
      if members.isEmpty { return }
      let count = members.count
      members.subtract(identifiers)
      if members.count < count { elements.removeAll { !members.contains($0) } }
    }
  }
}
