/// Items by number, in the order in which they were added.
///
/// An array in order of its numbers, not a dictionary: its readers need that order. A dictionary
/// specialised for one more type is also expensive in a module that has to build quickly.
///
/// - Complexity: O(1) amortised to add, O(log n) to find, and amortised O(log n) to remove.
struct NumberedList<Item> {
  private var lines: [(number: Int, item: Item?)] = []
  private var last = 0
  private var removed = 0

  /// Adds an item; returns its number, which the other members take.
  mutating func add(_ item: Item) -> Int {
    last += 1
    lines.append((last, item))
    return last
  }

  /// Removes an item; an unknown number is ignored.
  mutating func remove(_ number: Int) {
    guard let index = index(of: number), lines[index].item != nil else { return }
    lines[index].item = nil
    removed += 1
    if removed > 16, removed > lines.count / 2 {
      lines.removeAll { $0.item == nil }
      removed = 0
    }
  }

  /// Changes an item; an unknown number is ignored.
  mutating func change(_ number: Int, _ change: (inout Item) -> Void) {
    guard let index = index(of: number), var item = lines[index].item else { return }
    change(&item)
    lines[index].item = item
  }

  /// The item with a number, or `nil`.
  subscript(number: Int) -> Item? { index(of: number).flatMap { lines[$0].item } }

  /// Calls `body` with each item.
  func visit(_ body: (Item) -> Void) {
    for line in lines {
      if let item = line.item { body(item) }
    }
  }

  /// Calls `body` with the number of each item.
  func visitNumbers(_ body: (Int) -> Void) {
    for line in lines where line.item != nil { body(line.number) }
  }

  private func index(of number: Int) -> Int? {
    let index = lines.partitioningIndex { $0.number >= number }
    return index < lines.count && lines[index].number == number ? index : nil
  }
}

extension NumberedList: Sendable where Item: Sendable {}
