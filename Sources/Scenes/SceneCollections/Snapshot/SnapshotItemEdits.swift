/// The edits of items, which throw instead of ending the program.
///
/// Each first looks for all that could be wrong, and only then changes something.
extension DiffableDataSourceSnapshot {
  @usableFromInline
  package typealias EditError = SnapshotError<SectionIdentifier, ItemIdentifier>

  @inlinable
  package mutating func append(
    _ items: [ItemIdentifier],
    to section: SectionIdentifier?,
    _ call: String
  ) throws(EditError) {
    let place: Int
    if let section {
      guard let known = sectionPlaces[section] else {
        throw EditError(.unknownSection(section), in: call)
      }
      place = known
    } else {
      guard let last = sections.indices.last else { throw EditError(.noSections, in: call) }
      place = last
    }
    let present = try take(new: items, call)
    remove(present)
    insert(items, at: sections[place].items.count, inSection: place)
  }

  @inlinable
  package mutating func insert(
    _ items: [ItemIdentifier],
    beside other: ItemIdentifier,
    after: Bool,
    _ call: String
  ) throws(EditError) {
    guard itemPlaces[other] != nil else { throw EditError(.unknownItem(other), in: call) }
    if items.contains(other) { throw EditError(.itemDestinationAmongInserted(other), in: call) }
    let present = try take(new: items, call)
    remove(present)
    guard let path = path(of: other) else { return }
    insert(items, at: after ? path.item + 1 : path.item, inSection: path.section)
  }

  @inlinable
  package mutating func move(
    _ item: ItemIdentifier,
    beside other: ItemIdentifier,
    after: Bool,
    _ call: String
  ) throws(EditError) {
    guard itemPlaces[item] != nil else { throw EditError(.unknownItem(item), in: call) }
    guard itemPlaces[other] != nil else { throw EditError(.unknownItem(other), in: call) }
    if item == other { throw EditError(.itemDestinationAmongInserted(item), in: call) }
    guard let from = path(of: item) else { return }
    // The marks of a moved item stay.
    take(at: [from.item], outOf: from.section)
    guard let to = path(of: other) else { return }
    insert([item], at: after ? to.item + 1 : to.item, inSection: to.section)
  }

  @inlinable
  mutating func delete(_ items: [ItemIdentifier]) {
    var seen: Set<ItemIdentifier> = []
    let present = items.filter { itemPlaces[$0] != nil && seen.insert($0).inserted }
    remove(present)
    marks.forget(items: present)
  }

  /// Gives a section that is there other items, each named once; those that are elsewhere come from there.
  mutating func replaceItems(inSection section: SectionIdentifier, with items: [ItemIdentifier]) {
    guard let place = sectionPlaces[section] else { return }
    forgetPlaces(of: sections[place])
    (sections[place].items, sections[place].drift) = ([], 0)
    remove(items.filter { itemPlaces[$0] != nil })
    insert(items, at: 0, inSection: place)
  }

  /// Notes that all items of a section are no longer in it, whose own list stays.
  @inlinable
  mutating func forgetPlaces(of section: Section) {
    for item in section.items { itemPlaces[item] = nil }
    itemCount -= section.items.count
  }

  @inlinable
  package mutating func mark(
    _ items: [ItemIdentifier],
    _ call: String,
    _ mark: (inout SnapshotMarks<SectionIdentifier, ItemIdentifier>) -> Void
  ) throws(EditError) {
    let strangers = items.filter { itemPlaces[$0] == nil }
    if !strangers.isEmpty { throw EditError(.reloadOfUnknownItems(strangers), in: call) }
    mark(&marks)
  }

  // MARK: - Steps

  /// Checks that a call names no item twice.
  ///
  /// - Returns: Those of the items that are there already.
  @inlinable
  func take(new items: [ItemIdentifier], _ call: String) throws(EditError) -> [ItemIdentifier] {
    if items.count < 2 { return items.filter { itemPlaces[$0] != nil } }
    var present: [ItemIdentifier] = []
    var seen: Set<ItemIdentifier> = []
    seen.reserveCapacity(items.count)
    for item in items {
      if !seen.insert(item).inserted {
        throw EditError(.duplicateItems(SnapshotDuplicate.all(in: items)), in: call)
      }
      if itemPlaces[item] != nil { present.append(item) }
    }
    return present
  }

  /// Takes items out that are there, each named once.
  @inlinable
  mutating func remove(_ items: [ItemIdentifier]) {
    if items.isEmpty { return }
    var places: [Int: [Int]] = [:]
    for item in items {
      if let path = path(of: item) { places[path.section, default: []].append(path.item) }
    }
    for (section, places) in places { take(at: places.sorted(), outOf: section) }
    for item in items { itemPlaces[item] = nil }
  }

  /// Closes the gaps that items leave, which stay noted; the places are in order.
  @inlinable
  mutating func take(at places: [Int], outOf section: Int) {
    guard let first = places.first else { return }
    var next = 0
    var kept = first
    for place in first..<sections[section].items.count {
      if next < places.count, places[next] == place {
        next += 1
      } else {
        sections[section].items.swapAt(kept, place)
        kept += 1
      }
    }
    sections[section].items.removeLast(places.count)
    itemCount -= places.count
    noteEdit(at: first, of: places.count, inSection: section)
  }

  /// Puts items in that are not there.
  @inlinable
  mutating func insert(_ items: [ItemIdentifier], at place: Int, inSection section: Int) {
    if items.isEmpty { return }
    let number = sections[section].number
    sections[section].items.insert(contentsOf: items, at: place)
    itemCount += items.count
    for (distance, item) in items.enumerated() {
      itemPlaces[item] = SnapshotItemPlace(section: number, noted: place + distance)
    }
    guard place + items.count < sections[section].items.count else { return }
    noteEdit(at: place + items.count, of: items.count, inSection: section)
  }

  /// Notes that items from a place on have moved by some.
  @inlinable
  mutating func noteEdit(at place: Int, of count: Int, inSection section: Int) {
    guard place < sections[section].items.count else { return }
    let drift = sections[section].drift + count
    guard drift > Section.mostDrift else {
      sections[section].drift = drift
      return
    }
    let start = sections[section].drift == 0 ? place : 0
    sections[section].drift = 0
    for place in start..<sections[section].items.count {
      itemPlaces[sections[section].items[place]]?.noted = Int32(truncatingIfNeeded: place)
    }
  }
}
