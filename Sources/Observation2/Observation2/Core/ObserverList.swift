/// An entry of an ``ObserverList``.
///
/// Noncopyable on purpose: calling the closure in it through a borrow neither retains nor releases
/// it, which is most of what a delivery would cost otherwise.
@usableFromInline
package protocol ObserverEntry: ~Copyable {
  /// The number that the list has given it.
  var id: UInt32 { get }
  /// Whether its observer has not left.
  var isAlive: Bool { get set }
}

/// Observers in the order in which they joined: those of a hub but its first, and the slices of a
/// store that are observed.
///
/// Nothing here calls out or releases an observer, which could run anyone's `deinit`: removed
/// entries are returned to the caller.
///
/// - Complexity: O(1) to add; O(log n) to find one, at once if it is the newest, since the entries
///   are ordered by id. After 2³¹ ids the numbers start over, and finding one takes O(n).
@usableFromInline
package struct ObserverList<Entry: ObserverEntry & ~Copyable>: ~Copyable {
  /// Set in all ids of a list, and not in those of a hub's first observer.
  @inlinable package static var mark: UInt32 { 0x8000_0000 }

  @usableFromInline package var entries: UnsafeMutablePointer<Entry>?
  /// The places in use, with those of observers that have left.
  @usableFromInline package var count = 0
  @usableFromInline package var deadCount = 0
  @usableFromInline var capacity = 0
  @usableFromInline var lastID = UInt32(0x8000_0000)
  @usableFromInline var isOrdered = true

  @inlinable
  package init() {}

  /// Continues numbering after `id`, which has not been assigned; for tests of running out of ids.
  package mutating func renumber(after id: UInt32) {
    lastID = id | Self.mark
  }

  /// Adds the entry that `make` returns for its id; returns that id.
  @inlinable
  package mutating func append(_ make: (UInt32) -> Entry) -> UInt32 {
    if count == capacity { grow() }
    let id = nextID()
    (entries.unsafelyUnwrapped + count).initialize(to: make(id))
    count += 1
    return id
  }

  @inlinable
  package func index(of id: UInt32) -> Int? {
    guard let entries, count > 0 else { return nil }
    if entries[count - 1].id == id { return count - 1 }
    guard isOrdered else { return (0..<count).first { entries[$0].id == id } }
    var low = 0
    var high = count - 1
    while low <= high {
      let middle = (low + high) / 2
      let candidate = entries[middle].id
      if candidate == id { return middle }
      if candidate < id { low = middle + 1 } else { high = middle - 1 }
    }
    return nil
  }

  /// Marks an observer as gone; its place is kept.
  @inlinable
  package mutating func bury(at index: Int) {
    entries.unsafelyUnwrapped[index].isAlive = false
    deadCount += 1
  }

  /// Whether so many places are empty that a pass over all is worth its cost.
  @inlinable package var isSparse: Bool { deadCount > 16 && deadCount > count / 2 }

  /// Removes the newest entry if its observer has left.
  @inlinable
  package mutating func popDead() -> Entry? {
    guard count > 0, let entries, !entries[count - 1].isAlive else { return nil }
    count -= 1
    deadCount -= 1
    return (entries + count).move()
  }

  /// Moves the living entries together.
  ///
  /// - Returns: The dead entries and their number.
  @inlinable
  package mutating func takeDead() -> (UnsafeMutablePointer<Entry>, Int)? {
    guard deadCount > 0, let entries else { return nil }
    let dead = UnsafeMutablePointer<Entry>.allocate(capacity: deadCount)
    var kept = 0
    var removed = 0
    for index in 0..<count {
      if entries[index].isAlive {
        if kept != index { (entries + kept).moveInitialize(from: entries + index, count: 1) }
        kept += 1
      } else {
        (dead + removed).moveInitialize(from: entries + index, count: 1)
        removed += 1
      }
    }
    count = kept
    deadCount = 0
    return (dead, removed)
  }

  /// Removes all entries and returns them with their number.
  @inlinable
  package mutating func takeAll() -> (UnsafeMutablePointer<Entry>, Int)? {
    guard let entries else { return nil }
    defer {
      self.entries = nil
      count = 0
      capacity = 0
      deadCount = 0
    }
    return (entries, count)
  }

  @inlinable
  mutating func nextID() -> UInt32 {
    repeat {
      lastID = (lastID &+ 1) | Self.mark
      if lastID == Self.mark { isOrdered = false }
    } while !isOrdered && index(of: lastID) != nil
    return lastID
  }

  @inlinable
  mutating func grow() {
    let larger = capacity == 0 ? 1 : capacity * 2
    let fresh = UnsafeMutablePointer<Entry>.allocate(capacity: larger)
    if let entries {
      fresh.moveInitialize(from: entries, count: count)
      entries.deallocate()
    }
    entries = fresh
    capacity = larger
  }
}
