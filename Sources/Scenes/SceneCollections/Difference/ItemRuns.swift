/// Finds what can stay where it is when items stand in another order.
@usableFromInline
enum ItemRuns {
  /// The least number of items that have to move so that all others stand in order.
  ///
  /// Nothing that was looked up stood between two items of a run, before or after: so it is before or after
  /// all of a run, and a run moves or stays as one.
  ///
  /// - Parameters:
  ///   - runs: Items that are in order, by their new places.
  ///   - single: Those that were looked up, by their new places.
  ///   - count: How many items there were before.
  /// - Returns: Those that move, by their new places.
  /// - Complexity: O(count), and O(*k* log *k*) for *k* runs and single items.
  static func moved(
    _ runs: [ItemPair],
    _ single: [ItemPair],
    among count: Int
  ) -> [ItemPair] {
    let all = merged(runs, single)
    let stays = heaviest(all, among: count)
    return all.indices.filter { !stays[$0] }.map { all[$0] }
  }

  private static func merged(_ left: [ItemPair], _ right: [ItemPair]) -> [ItemPair] {
    var merged: [ItemPair] = []
    merged.reserveCapacity(left.count + right.count)
    var next = 0
    for pair in left {
      while next < right.count, right[next].new < pair.new {
        merged.append(right[next])
        next += 1
      }
      merged.append(pair)
    }
    merged.append(contentsOf: right[next...])
    return merged
  }

  /// Which of the pairs, by their new places, are part of an ascending run of old places with the most items.
  private static func heaviest(_ pairs: [ItemPair], among count: Int) -> [Bool] {
    let rank = ranks(of: pairs, among: count)
    // A binary indexed tree: of those up to a rank, the one at which the heaviest run so far ends.
    var tree = [Int32](repeating: -1, count: pairs.count + 1)
    var weight = [Int32](repeating: 0, count: pairs.count)
    var before = [Int32](repeating: -1, count: pairs.count)
    for pair in pairs.indices {
      var (best, most) = (Int32(-1), Int32(0))
      var place = Int(rank[pair])
      while place > 0 {
        let other = tree[place]
        if other >= 0, weight[Int(other)] > most { (best, most) = (other, weight[Int(other)]) }
        place &= place - 1
      }
      before[pair] = best
      most += Int32(pairs[pair].count)
      weight[pair] = most
      place = Int(rank[pair]) + 1
      while place <= pairs.count {
        if tree[place] < 0 || weight[Int(tree[place])] < most { tree[place] = Int32(pair) }
        place += place & -place
      }
    }
    var stays = [Bool](repeating: false, count: pairs.count)
    var last = pairs.indices.max { weight[$0] < weight[$1] } ?? -1
    while last >= 0 {
      stays[last] = true
      last = Int(before[last])
    }
    return stays
  }

  /// Where each pair stands among all by its old place.
  private static func ranks(of pairs: [ItemPair], among count: Int) -> [Int32] {
    var pairAt = [Int32](repeating: -1, count: count)
    for (number, pair) in pairs.enumerated() { pairAt[pair.old] = Int32(number) }
    var rank = [Int32](repeating: 0, count: pairs.count)
    var next: Int32 = 0
    for number in pairAt where number >= 0 {
      rank[Int(number)] = next
      next += 1
    }
    return rank
  }
}
