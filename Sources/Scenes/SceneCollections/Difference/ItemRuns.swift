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
  /// - Returns: Those that move, by their new places.
  /// - Complexity: O(*k* log *k*) for *k* runs and single items.
  @usableFromInline
  static func moved(_ runs: [ItemPair], _ single: [ItemPair]) -> [ItemPair] {
    let all = merged(runs, single)
    let stays = heaviest(all)
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
  private static func heaviest(_ pairs: [ItemPair]) -> [Bool] {
    // Where each pair stands among all by its old place.
    let order = pairs.indices.sorted { pairs[$0].old < pairs[$1].old }
    var rank = [Int](repeating: 0, count: pairs.count)
    for (place, pair) in order.enumerated() { rank[pair] = place }
    // A binary indexed tree: of those up to a rank, the one at which the heaviest run so far ends.
    var tree = [Int](repeating: -1, count: pairs.count + 1)
    var weight = [Int](repeating: 0, count: pairs.count)
    var before = [Int](repeating: -1, count: pairs.count)
    for pair in pairs.indices {
      var best = -1
      var place = rank[pair]
      while place > 0 {
        if tree[place] >= 0, best < 0 || weight[tree[place]] > weight[best] { best = tree[place] }
        place &= place - 1
      }
      before[pair] = best
      weight[pair] = pairs[pair].count + (best < 0 ? 0 : weight[best])
      place = rank[pair] + 1
      while place <= pairs.count {
        if tree[place] < 0 || weight[tree[place]] < weight[pair] { tree[place] = pair }
        place += place & -place
      }
    }
    var stays = [Bool](repeating: false, count: pairs.count)
    var last = pairs.indices.max { weight[$0] < weight[$1] } ?? -1
    while last >= 0 {
      stays[last] = true
      last = before[last]
    }
    return stays
  }
}
