import FlowFormat

/// A list of lines as its differences from another list, in one pass over both.
///
/// It is never much longer than the list itself, so that a screen without anything in common with the last is no worse
/// than a whole one.
package struct FlowTraceDifference: Equatable, Sendable {
  /// One part after the other: where lines are taken from the old list, how many, the number of new lines behind them,
  /// and these.
  package private(set) var parts: [Int]

  /// The number of numbers before the new lines of a part.
  private static let head = 3

  /// - Complexity: O(lines).
  package init(from old: [Int], to new: [Int]) {
    var places: [Int: Int] = [:]
    for (place, line) in old.enumerated().reversed() { places[line] = place }
    var parts: [Int] = []
    // The next line, and the place of the old list that comes after what was taken.
    var (next, end, added) = (0, 0, 0)
    while next < new.count {
      // A line that stands several times is first sought behind the last one taken.
      let start =
        [end + added, end].first { $0 < old.count && old[$0] == new[next] }
        ?? places[new[next]] ?? end
      var count = 0
      while next + count < new.count, start + count < old.count,
        old[start + count] == new[next + count]
      {
        count += 1
      }
      next += count
      end = start + count
      let lines = new[next...].prefix { places[$0] == nil }
      parts += [start, count, lines.count] + lines
      next += lines.count
      added = lines.count
    }
    self.parts = parts
  }

  /// Returns the list that differs from another one by this.
  func applied(to old: [Int]) -> [Int] {
    var lines: [Int] = []
    var rest = parts[...]
    while rest.count >= Self.head {
      let (start, count, added) = (rest.removeFirst(), rest.removeFirst(), rest.removeFirst())
      lines += old.dropFirst(max(0, start)).prefix(max(0, count)) + rest.prefix(max(0, added))
      rest = rest.dropFirst(max(0, added))
    }
    return lines
  }
}

extension FlowTraceDifference: Codable {
  package init(from decoder: any Decoder) throws {
    parts = try decoder.singleValueContainer().decode([Int].self)
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(parts)
  }
}
