/// Goes through the items of a section, before and after, and looks at neighbours where they differ.
///
/// Identifiers are unique, so that two equal ones are the same item, however they were found. What is not
/// found so has to be looked up.
@usableFromInline
struct ItemWalk {
  /// The items that were found, in order.
  @usableFromInline var runs: [ItemPair] = []
  /// The old items that were not found.
  @usableFromInline var missing: [Range<Int>] = []
  /// The new items that were not found.
  @usableFromInline var unexpected: [Range<Int>] = []

  /// How many neighbours are looked at.
  @inlinable static var reach: Int { 8 }

  @inlinable
  init() {}

  /// Whether nothing has come, gone or moved.
  @inlinable var isEverythingInPlace: Bool { missing.isEmpty && unexpected.isEmpty }

  @inlinable
  mutating func compare<Item: Equatable>(
    _ old: UnsafeBufferPointer<Item>,
    _ new: UnsafeBufferPointer<Item>
  ) {
    // The same memory has the same items.
    if old.count == new.count, old.baseAddress == new.baseAddress { return }
    var head = 0
    let least = min(old.count, new.count)
    while head < least, old[head] == new[head] { head += 1 }
    var (oldEnd, newEnd) = (old.count, new.count)
    while oldEnd > head, newEnd > head, old[oldEnd - 1] == new[newEnd - 1] {
      oldEnd -= 1
      newEnd -= 1
    }
    add(head, 0, 0)
    go(old, new, from: head, to: oldEnd, newEnd)
    add(old.count - oldEnd, oldEnd, newEnd)
  }

  /// Goes through the items between equal beginnings and ends.
  @inlinable
  mutating func go<Item: Equatable>(
    _ old: UnsafeBufferPointer<Item>,
    _ new: UnsafeBufferPointer<Item>,
    from head: Int,
    to oldEnd: Int,
    _ newEnd: Int
  ) {
    var (i, j) = (head, head)
    // Neighbours tell nothing where all are in another order; then it is not worth looking at them.
    var misses = 64
    while i < oldEnd, j < newEnd, misses > 0 {
      var count = 0
      while i + count < oldEnd, j + count < newEnd, old[i + count] == new[j + count] { count += 1 }
      add(count, i, j)
      misses += count
      i += count
      j += count
      if i == oldEnd || j == newEnd { break }
      var distance = 1
      while distance <= Self.reach {
        if i + distance < oldEnd, old[i + distance] == new[j] {
          missing.append(i..<(i + distance))
          i += distance
          break
        }
        if j + distance < newEnd, old[i] == new[j + distance] {
          unexpected.append(j..<(j + distance))
          j += distance
          break
        }
        distance += 1
      }
      if distance <= Self.reach { continue }
      missing.append(i..<(i + 1))
      unexpected.append(j..<(j + 1))
      i += 1
      j += 1
      misses -= 1
    }
    if i < oldEnd { missing.append(i..<oldEnd) }
    if j < newEnd { unexpected.append(j..<newEnd) }
  }

  @inlinable
  mutating func add(_ count: Int, _ old: Int, _ new: Int) {
    if count > 0 { runs.append(ItemPair(old: old, new: new, count: count)) }
  }
}
