/// The parts of a snapshot to show again.
@usableFromInline
package struct SnapshotMarks<
  SectionIdentifier: Hashable & Sendable,
  ItemIdentifier: Hashable & Sendable
>: Sendable {
  @usableFromInline private(set) var reloadedItems = Marked<ItemIdentifier>()
  @usableFromInline private(set) var reconfiguredItems = Marked<ItemIdentifier>()
  @usableFromInline private(set) var reloadedSections = Marked<SectionIdentifier>()

  @usableFromInline
  init() {}

  @usableFromInline var isEmpty: Bool {
    reloadedItems.isEmpty && reconfiguredItems.isEmpty && reloadedSections.isEmpty
  }

  @usableFromInline
  package mutating func reload(items: [ItemIdentifier]) { reloadedItems.add(items) }

  @usableFromInline
  package mutating func reconfigure(items: [ItemIdentifier]) { reconfiguredItems.add(items) }

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
  ///
  /// A removed identifier stays in the list until half of the list is such, so that a removal costs O(1).
  @usableFromInline
  struct Marked<Identifier: Hashable & Sendable>: Sendable {
    private var named: [Identifier] = []
    /// The indices of those that count.
    private var members: [Identifier: Int] = [:]

    init() {}

    @usableFromInline var isEmpty: Bool { members.isEmpty }

    @usableFromInline var elements: [Identifier] {
      if named.count == members.count { return named }
      return named.enumerated().filter { members[$0.element] == $0.offset }.map(\.element)
    }

    mutating func add(_ identifiers: [Identifier]) {
      // Growing would hash the identifiers again.
      members.reserveCapacity(members.count + identifiers.count)
      for identifier in identifiers where members[identifier] == nil {
        members[identifier] = named.count
        named.append(identifier)
      }
    }

    mutating func remove(_ identifiers: [Identifier]) {
      if members.isEmpty { return }
      for identifier in identifiers { members[identifier] = nil }
      guard named.count > 2 * members.count else { return }
      let rest = elements
      (named, members) = ([], [:])
      add(rest)
    }
  }
}
