/// The content of a collection: sections in order, each with items in order, all by their identifiers.
///
/// The semantics are those of Apple's `NSDiffableDataSourceSnapshot`. An item identifier is unique in the
/// whole snapshot, a section identifier among the sections. An item that is appended or inserted again moves
/// there. A snapshot is a value: a copy is independent, and shares its memory until one of the two changes.
///
/// ```swift
/// var snapshot = DiffableDataSourceSnapshot<Shelf, Book.ID>()
/// snapshot.appendSections([.new, .read])
/// snapshot.appendItems(books.map(\.id), toSection: .new)
/// dataSource.apply(snapshot)
/// ```
///
/// A mistake in a call ends the program, as Apple's does, with a message that names the identifier, its position
/// and the call. Mistakes are an unknown section or item, an identifier twice in one call, and a section that is
/// there already.
///
/// - Complexity: Look-ups are O(1): a hash, and at most 64 neighbours of where the item was noted. An edit
///   costs what it adds and removes, and the move of the items behind it in memory. One of more than 64 items
///   before the end of a section notes all positions in that section again, O(items in it). To append at the end of a
///   section is O(appended). The first edit of a copy copies, O(items).
public struct DiffableDataSourceSnapshot<
  SectionIdentifier: Hashable & Sendable,
  ItemIdentifier: Hashable & Sendable
>: Sendable {
  @usableFromInline typealias Section = SnapshotSection<SectionIdentifier, ItemIdentifier>

  @usableFromInline var sections: [Section] = []
  /// The places of the sections, by their identifiers.
  @usableFromInline var sectionPlaces: [SectionIdentifier: Int] = [:]
  /// The places of the sections, by their numbers; -1 for one that has gone.
  @usableFromInline var numberedPlaces: [Int] = []
  /// The numbers of sections that have gone.
  @usableFromInline var freeNumbers: [Int32] = []
  /// How many items there are; an identifier that is not equal to itself can't be taken out of their places.
  @usableFromInline var itemCount = 0
  @usableFromInline var itemPlaces: [ItemIdentifier: SnapshotItemPlace] = [:]
  @usableFromInline var marks = SnapshotMarks<SectionIdentifier, ItemIdentifier>()

  /// Creates a snapshot without sections.
  @inlinable
  public init() {}

  /// How many sections there are.
  @inlinable public var numberOfSections: Int { sections.count }

  /// How many items there are, in all sections.
  @inlinable public var numberOfItems: Int { itemCount }

  /// The sections, in order.
  ///
  /// - Complexity: O(sections).
  @inlinable public var sectionIdentifiers: [SectionIdentifier] { sections.map(\.identifier) }

  /// The items of all sections, in order.
  ///
  /// - Complexity: O(items); O(1) if there is one section.
  @inlinable public var itemIdentifiers: [ItemIdentifier] {
    if sections.count == 1 { return sections[0].items }
    var items: [ItemIdentifier] = []
    items.reserveCapacity(numberOfItems)
    for section in sections { items.append(contentsOf: section.items) }
    return items
  }

  /// How many items a section has; ends the program if there is no such section.
  @inlinable
  public func numberOfItems(inSection identifier: SectionIdentifier) -> Int {
    sections[place(of: identifier, #function)].items.count
  }

  /// The items of a section, in order; ends the program if there is no such section.
  ///
  /// - Complexity: O(1).
  @inlinable
  public func itemIdentifiers(inSection identifier: SectionIdentifier) -> [ItemIdentifier] {
    sections[place(of: identifier, #function)].items
  }

  /// The section that an item is in; `nil` if there is no such item.
  @inlinable
  public func sectionIdentifier(containingItem item: ItemIdentifier) -> SectionIdentifier? {
    itemPlaces[item].map { sections[numberedPlaces[Int($0.section)]].identifier }
  }

  /// The place of an item among all items; `nil` if there is no such item.
  ///
  /// - Complexity: O(1) for the item in its section, and O(sections) to count those before.
  @inlinable
  public func indexOfItem(_ item: ItemIdentifier) -> Int? {
    guard let path = path(of: item) else { return nil }
    return sections[..<path.section].reduce(path.item) { $0 + $1.items.count }
  }

  /// The place of a section; `nil` if there is no such section.
  @inlinable
  public func indexOfSection(_ identifier: SectionIdentifier) -> Int? { sectionPlaces[identifier] }

  /// Where an item stands; `nil` if there is no such item.
  @inlinable
  public func path(of item: ItemIdentifier) -> CollectionPath? {
    guard let place = itemPlaces[item] else { return nil }
    let section = numberedPlaces[Int(place.section)]
    return CollectionPath(
      section: section,
      item: sections[section].place(of: item, near: Int(place.noted))
    )
  }

  /// The item at a place; `nil` if there is none.
  @inlinable
  public func itemIdentifier(at path: CollectionPath) -> ItemIdentifier? {
    guard sections.indices.contains(path.section) else { return nil }
    let items = sections[path.section].items
    return items.indices.contains(path.item) ? items[path.item] : nil
  }

  /// The items that are to be shown by another cell, in the order in which they were named.
  @inlinable public var reloadedItemIdentifiers: [ItemIdentifier] { marks.reloadedItems.elements }

  /// The sections to show again, in the order in which they were named.
  @inlinable public var reloadedSectionIdentifiers: [SectionIdentifier] {
    marks.reloadedSections.elements
  }

  /// The items whose cells are to be brought up to date, in the order in which they were named.
  @inlinable public var reconfiguredItemIdentifiers: [ItemIdentifier] {
    marks.reconfiguredItems.elements
  }

  /// The place of a section that has to be there.
  @inlinable
  func place(of identifier: SectionIdentifier, _ call: String) -> Int {
    guard let place = sectionPlaces[identifier] else {
      SnapshotError<SectionIdentifier, ItemIdentifier>(.unknownSection(identifier), in: call).trap()
    }
    return place
  }
}

extension DiffableDataSourceSnapshot: Equatable {
  /// Returns `true` if two snapshots have the same sections with the same items in the same order, whatever is
  /// to be reloaded.
  ///
  /// - Complexity: O(items); O(sections) where both share their memory.
  @inlinable
  public static func == (left: Self, right: Self) -> Bool {
    left.sections.elementsEqual(right.sections) {
      $0.identifier == $1.identifier && $0.items == $1.items
    }
  }
}
