/// The newest of what is appended, oldest first: when there are as many as may be kept, the oldest
/// gives way.
///
/// What gives way is handed back, so that it is let go of when the list is whole again.
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

  /// Adds one at the end.
  ///
  /// - Returns: What has given way.
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

  /// Puts another one in the place of one, and hands that back.
  mutating func replace(_ index: Int, with entry: Entry) -> Entry? {
    var other: Entry? = entry
    swap(&slots[slot(index)], &other)
    return other
  }

  /// Removes all from an index on, and hands them back.
  mutating func removeAll(from index: Int) -> [Entry] {
    let removed = (index..<count).map { self[$0] }
    for index in index..<count { slots[slot(index)] = nil }
    count = index
    return removed
  }

  private func slot(_ index: Int) -> Int { (start + index) % slots.count }
}
