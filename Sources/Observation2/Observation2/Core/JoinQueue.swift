/// The joins that wait for the end of a wave: a heap, lowest rank first, those of one rank in the
/// order in which they were subscribed to.
///
/// - Complexity: O(log n) to add and to remove one of n.
struct JoinQueue {
  private struct Place {
    let join: JoinNode
    /// The join's rank when it was put here; the rank may rise while the join waits.
    var rank: Int32
    let number: UInt64

    func isBefore(_ other: Place) -> Bool {
      rank < other.rank || rank == other.rank && number < other.number
    }
  }

  private var places: [Place] = []

  mutating func add(_ join: JoinNode) {
    places.append(Place(join: join, rank: join.rank, number: join.number))
    rise(from: places.count - 1)
  }

  /// Removes the join whose turn is next.
  ///
  /// A join whose rank has risen while it waited, because a join was switched in above it, goes
  /// back into the queue to wait for that one: otherwise it would emit twice, first with values of
  /// two moments.
  mutating func popFirst() -> JoinNode? {
    while let first = places.first {
      guard first.join.rank > first.rank else { break }
      places[0].rank = first.join.rank
      sink()
    }
    guard let last = places.popLast() else { return nil }
    guard let first = places.first else { return last.join }
    places[0] = last
    sink()
    return first.join
  }

  private mutating func rise(from start: Int) {
    var index = start
    while index > 0 {
      let parent = (index - 1) / 2
      guard places[index].isBefore(places[parent]) else { return }
      places.swapAt(index, parent)
      index = parent
    }
  }

  private mutating func sink() {
    var index = 0
    while true {
      var child = 2 * index + 1
      guard child < places.count else { return }
      if child + 1 < places.count, places[child + 1].isBefore(places[child]) { child += 1 }
      guard places[child].isBefore(places[index]) else { return }
      places.swapAt(index, child)
      index = child
    }
  }
}
