/// A copy of the items that a list shows, and their identities.
@MainActor
@usableFromInline
final class ShownItems<Item, ID: Hashable> {
  @usableFromInline var items: [Item] = []
  @usableFromInline var ids: [ID] = []
  @usableFromInline var start = 0
  /// The identities, to find those that more than one item has.
  @usableFromInline var known: Set<ID> = []
  @usableFromInline var hasDuplicates = false

  @inlinable
  init() {}

  /// Takes the items of a window as the first ones.
  @inlinable
  func fill(
    with all: [Item],
    _ window: Range<Int>,
    id: (UnsafePointer<Item>) -> ID
  ) -> ItemChange {
    start = window.lowerBound
    let origins = [ItemOrigin](
      repeating: ItemOrigin(place: -1, isChanged: true),
      count: window.count
    )
    return .rearranged(origins, duplicates: replace(0..<0, by: all[window], id: id))
  }

  /// Takes the items of a window, and says what has become of those before.
  ///
  /// The items are compared where they are, since copying one costs more than comparing it.
  ///
  /// - Complexity: O(items) comparisons; hashes only where items have come, gone or moved.
  @inlinable
  func follow(
    _ all: [Item],
    _ window: Range<Int>,
    id: (UnsafePointer<Item>) -> ID,
    isEqual: (UnsafePointer<Item>, UnsafePointer<Item>) -> Bool
  ) -> ItemChange {
    guard window.count == items.count, window.lowerBound == start else {
      return rearrange(all, window, id: id, isEqual: isEqual)
    }
    guard let changed = changes(all, id: id, isEqual: isEqual) else {
      return rearrange(all, window, id: id, isEqual: isEqual)
    }
    for place in changed { items[place] = all[start + place] }
    return changed.isEmpty ? .none : .inPlace(changed)
  }

  /// The places of those that are not equal; `nil` if one has another identity.
  @inlinable
  func changes(
    _ all: [Item],
    id: (UnsafePointer<Item>) -> ID,
    isEqual: (UnsafePointer<Item>, UnsafePointer<Item>) -> Bool
  ) -> [Int]? {
    all.withUnsafeBufferPointer { all in
      items.withUnsafeBufferPointer { old in
        guard let first = all.baseAddress, let oldFirst = old.baseAddress else { return [] }
        var changed: [Int] = []
        for place in old.indices where !isEqual(oldFirst + place, first + start + place) {
          if id(first + start + place) != ids[place] { return nil }
          changed.append(place)
        }
        return changed
      }
    }
  }

  @inlinable
  @inline(never)
  func rearrange(
    _ all: [Item],
    _ window: Range<Int>,
    id: (UnsafePointer<Item>) -> ID,
    isEqual: (UnsafePointer<Item>, UnsafePointer<Item>) -> Bool
  ) -> ItemChange {
    start = window.lowerBound
    var origins = [ItemOrigin](
      repeating: ItemOrigin(place: -1, isChanged: true),
      count: window.count
    )
    let (head, oldEnd) = all.withUnsafeBufferPointer { all in
      items.withUnsafeBufferPointer { old in
        let new = UnsafeBufferPointer(rebasing: all[window])
        return match(old, new, &origins, id: id, isEqual: isEqual)
      }
    }
    // Those before and after the different part stay where they are.
    let newEnd = window.count - (items.count - oldEnd)
    for place in 0..<head where origins[place].isChanged { items[place] = all[start + place] }
    for place in newEnd..<window.count where origins[place].isChanged {
      items[place - newEnd + oldEnd] = all[start + place]
    }
    let different = all[(start + head)..<(start + newEnd)]
    return .rearranged(origins, duplicates: replace(head..<oldEnd, by: different, id: id))
  }

  /// Finds where the new items have been.
  ///
  /// - Returns: How many items at the beginning are the same, and where the same ones at the end
  ///   begin among the old.
  @inlinable
  func match(
    _ old: UnsafeBufferPointer<Item>,
    _ new: UnsafeBufferPointer<Item>,
    _ origins: inout [ItemOrigin],
    id: (UnsafePointer<Item>) -> ID,
    isEqual: (UnsafePointer<Item>, UnsafePointer<Item>) -> Bool
  ) -> (head: Int, oldEnd: Int) {
    guard let first = new.baseAddress, let oldFirst = old.baseAddress else { return (0, old.count) }
    var head = 0
    while head < old.count, head < new.count, ids[head] == id(first + head) {
      origins[head] = ItemOrigin(
        place: head,
        isChanged: !isEqual(oldFirst + head, first + head)
      )
      head += 1
    }
    var (oldEnd, newEnd) = (old.count, new.count)
    while oldEnd > head, newEnd > head, ids[oldEnd - 1] == id(first + newEnd - 1) {
      oldEnd -= 1
      newEnd -= 1
      origins[newEnd] = ItemOrigin(
        place: oldEnd,
        isChanged: !isEqual(oldFirst + oldEnd, first + newEnd)
      )
    }
    guard head < oldEnd, head < newEnd else { return (head, oldEnd) }
    // The first of several items with one identity stays the first of them.
    var places: [ID: [Int]] = [:]
    places.reserveCapacity(oldEnd - head)
    for place in (head..<oldEnd).reversed() { places[ids[place], default: []].append(place) }
    for place in head..<newEnd {
      guard let known = places[id(first + place)]?.popLast() else { continue }
      origins[place] = ItemOrigin(
        place: known,
        isChanged: !isEqual(oldFirst + known, first + place)
      )
    }
    return (head, oldEnd)
  }

  /// Puts items in the place of others.
  ///
  /// The owner's array is not kept: it would share its memory, and its owner's next change in place
  /// would copy it.
  ///
  /// - Returns: The identities that more than one item has, in words.
  @inlinable
  func replace(
    _ places: Range<Int>,
    by new: ArraySlice<Item>,
    id: (UnsafePointer<Item>) -> ID
  ) -> [String] {
    for place in places { known.remove(ids[place]) }
    items.replaceSubrange(places, with: new)
    var newIDs: [ID] = []
    newIDs.reserveCapacity(new.count)
    items.withUnsafeBufferPointer { items in
      guard let first = items.baseAddress else { return }
      for place in 0..<new.count { newIDs.append(id(first + places.lowerBound + place)) }
    }
    ids.replaceSubrange(places, with: newIDs)
    if hasDuplicates {
      known = []
      newIDs = ids
    }
    known.reserveCapacity(ids.count)
    var twice: [String] = []
    for id in newIDs where !known.insert(id).inserted { twice.append("\(id)") }
    hasDuplicates = !twice.isEmpty
    return twice
  }
}
