/// A hub's observers but the first, in the order in which they joined.
///
/// Nothing here calls out or releases an observer, which could run anyone's `deinit`: removed
/// entries are returned to the caller.
///
/// - Complexity: O(1) to add; O(log n) to find one, at once if it is the newest, since the entries
///   are ordered by id. After 2³¹ ids the numbers start over, and finding one takes O(n).
@usableFromInline
struct HubList: ~Copyable {
  /// Set in all ids of this list, and not in those of a hub's first observer.
  static let mark: UInt32 = 0x8000_0000

  private(set) var entries: UnsafeMutablePointer<HubEntry>?
  /// The places in use, with those of observers that have left.
  @usableFromInline private(set) var count = 0
  private(set) var deadCount = 0
  private var capacity = 0
  private var lastID = HubList.mark
  private var isOrdered = true

  init() {}

  /// Continues numbering after `id`, which has not been assigned; for tests of running out of ids.
  mutating func renumber(after id: UInt32) {
    lastID = id | HubList.mark
  }

  /// Adds an observer.
  mutating func append(_ sink: RawSink) -> UInt32 {
    if count == capacity { grow() }
    let id = nextID()
    (entries.unsafelyUnwrapped + count).initialize(to: HubEntry(sink, id: id))
    count += 1
    return id
  }

  func index(of id: UInt32) -> Int? {
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
  mutating func bury(at index: Int) {
    entries.unsafelyUnwrapped[index].isAlive = false
    deadCount += 1
  }

  /// Whether so many places are empty that a pass over all is worth its cost.
  var isSparse: Bool { deadCount > 16 && deadCount > count / 2 }

  /// Removes the newest entry if its observer has left.
  mutating func popDead() -> HubEntry? {
    guard count > 0, let entries, !entries[count - 1].isAlive else { return nil }
    count -= 1
    deadCount -= 1
    return (entries + count).move()
  }

  /// Moves the living entries together.
  ///
  /// - Returns: The dead entries and their number.
  mutating func takeDead() -> (UnsafeMutablePointer<HubEntry>, Int)? {
    guard deadCount > 0, let entries else { return nil }
    let dead = UnsafeMutablePointer<HubEntry>.allocate(capacity: deadCount)
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
  mutating func takeAll() -> (UnsafeMutablePointer<HubEntry>, Int)? {
    guard let entries else { return nil }
    defer {
      self.entries = nil
      count = 0
      capacity = 0
      deadCount = 0
    }
    return (entries, count)
  }

  private mutating func nextID() -> UInt32 {
    repeat {
      lastID = (lastID &+ 1) | HubList.mark
      if lastID == HubList.mark { isOrdered = false }
    } while !isOrdered && index(of: lastID) != nil
    return lastID
  }

  private mutating func grow() {
    let larger = capacity == 0 ? 1 : capacity * 2
    let fresh = UnsafeMutablePointer<HubEntry>.allocate(capacity: larger)
    if let entries {
      fresh.moveInitialize(from: entries, count: count)
      entries.deallocate()
    }
    entries = fresh
    capacity = larger
  }
}
