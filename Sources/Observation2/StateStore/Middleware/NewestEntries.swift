/// The newest entries, oldest first: once there are as many as the limit allows, each new entry
/// replaces the oldest.
///
/// Removed entries are returned, so that they are released when the list is consistent again.
///
/// - Complexity: O(1) to append, and for each that is removed.
struct NewestEntries<Entry> {
  private let limit: Int
  /// A ring once it is full; the slots that are not in use are empty.
  private var slots: [Entry?] = []
  private var start = 0
  private(set) var count = 0

  /// - Precondition: `limit` is positive.
  init(limit: Int) {
    self.limit = limit
  }

  subscript(index: Int) -> Entry {
    get {
      guard let entry = slots[slot(index)] else { preconditionFailure("unreachable: \(index)") }
      return entry
    }
  }

  /// Adds an entry at the end.
  ///
  /// - Returns: The entry that it replaces.
  mutating func append(_ entry: Entry) -> Entry? {
    if count < slots.count {
      slots[slot(count)] = entry
    } else if count < limit {
      // The ring has never been full, so it begins at its start.
      slots.append(entry)
    } else {
      start = slot(1)
      return replace(count - 1, with: entry)
    }
    count += 1
    return nil
  }

  /// Replaces an entry, and returns the former one.
  mutating func replace(_ index: Int, with entry: Entry) -> Entry? {
    exchange(&slots[slot(index)], with: entry)
  }

  /// Removes all entries from an index on, and returns them.
  mutating func removeAll(from index: Int) -> [Entry] {
    let removed = (index..<count).map { self[$0] }
    for index in index..<count { slots[slot(index)] = nil }
    count = index
    return removed
  }

  private func slot(_ index: Int) -> Int { (start + index) % slots.count }
}
