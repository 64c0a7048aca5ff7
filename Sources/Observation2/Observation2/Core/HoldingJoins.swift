/// The joins that hold a wave back, by rank.
///
/// A join that has been released stays in its line until the line is empty: they all go at the end of
/// one wave.
///
/// - Complexity: O(k) to add and to remove one of joins of k ranks.
struct HoldingJoins {
  private struct Line {
    let rank: Int32
    var count = 0
    var joins: [JoinNode] = []

    /// Returns `true` if any of them holds the wave back above a join.
    ///
    /// An operator is made before those above it, so the joins made next after this one are the likeliest:
    /// each of many equal observers then finds its own at once.
    func areAbove(_ join: JoinNode, _ wave: Wave) -> Bool {
      let next = joins.partitioningIndex { $0.number > join.number }
      for index in joins.indices {
        let other = joins[(next + index) % joins.count]
        if other !== join, other.holdsBack(wave), other.isAbove(join) { return true }
      }
      return false
    }
  }

  private var lines: [Line] = []

  mutating func add(_ join: JoinNode, of rank: Int32) {
    let known = lines.firstIndex { $0.rank == rank }
    if known == nil { lines.append(Line(rank: rank)) }
    let index = known ?? lines.count - 1
    lines[index].count += 1
    lines[index].joins.append(join)
  }

  mutating func remove(of rank: Int32) {
    guard let index = lines.firstIndex(where: { $0.rank == rank }) else { return }
    lines[index].count -= 1
    guard lines[index].count == 0 else { return }
    // Released last, when the list is consistent again.
    let line = lines.remove(at: index)
    extendLifetime(line)
  }

  /// Returns `true` if any of them is above a join.
  ///
  /// The join's next value does not belong to the wave yet then.
  /// An equal join beside it has the same rank, so nothing has to be searched for it.
  func areAbove(_ join: JoinNode, _ wave: Wave) -> Bool {
    lines.contains { $0.rank < join.rank && $0.areAbove(join, wave) }
  }
}
