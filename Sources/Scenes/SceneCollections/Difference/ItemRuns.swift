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
  ///
  /// Pairs that follow one another among all of them, before and after, move or stay as one.
  private static func heaviest(_ pairs: [ItemPair], among count: Int) -> [Bool] {
    let rank = ranks(of: pairs, among: count)
    // A binary indexed tree: of those up to a rank, the weight of the heaviest run so far above the number of
    // the pair with which its last part begins, plus one. Together they are looked up at once.
    var tree = [UInt64](repeating: 0, count: pairs.count + 1)
    var before = [Int32](repeating: -1, count: pairs.count)
    var heaviest: UInt64 = 0
    var number = 0
    while number < pairs.count {
      var best: UInt64 = 0
      var place = Int(rank[number])
      while place > 0 {
        if tree[place] >> 32 > best >> 32 { best = tree[place] }
        place &= place - 1
      }
      before[number] = Int32(truncatingIfNeeded: best) - 1
      var (weight, end) = (best >> 32, number)
      repeat {
        weight += UInt64(pairs[end].count)
        end += 1
      } while end < pairs.count && rank[end] < 0
      let run = weight << 32 | UInt64(number + 1)
      if weight > heaviest >> 32 { heaviest = run }
      place = Int(rank[number]) + 1
      while place <= pairs.count {
        if tree[place] >> 32 < weight { tree[place] = run }
        place += place & -place
      }
      number = end
    }
    var stays = [Bool](repeating: false, count: pairs.count)
    var last = Int(truncatingIfNeeded: heaviest & 0xFFFF_FFFF) - 1
    while last >= 0 {
      var end = last
      repeat {
        stays[end] = true
        end += 1
      } while end < pairs.count && rank[end] < 0
      last = Int(before[last])
    }
    return stays
  }

  /// Where each pair stands among all by its old place; -1 if the one before it does so there as well.
  private static func ranks(of pairs: [ItemPair], among count: Int) -> [Int32] {
    var pairAt = [Int32](repeating: -1, count: count)
    for (number, pair) in pairs.enumerated() { pairAt[pair.old] = Int32(number) }
    var rank = [Int32](repeating: -1, count: pairs.count)
    var next: Int32 = 0
    var last: Int32 = -2
    for number in pairAt where number >= 0 {
      if number != last + 1 {
        rank[Int(number)] = next
        next += 1
      }
      last = number
    }
    return rank
  }
}
