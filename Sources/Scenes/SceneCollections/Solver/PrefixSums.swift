/// Lengths that stand one after the other: where one begins, and which one is at a place.
///
/// A binary indexed tree (P. Fenwick, 1994).
///
/// - Complexity: O(log *n*) to change or add one and for both questions; O(*n*) to create.
struct PrefixSums {
  private var tree: [Double]
  private(set) var lengths: [Double]

  init(_ lengths: [Double] = []) {
    self.lengths = lengths
    tree = lengths
    for place in tree.indices {
      let parent = place | (place + 1)
      if parent < tree.count { tree[parent] += tree[place] }
    }
  }

  var count: Int { lengths.count }
  var total: Double { sum(before: count) }

  mutating func append(_ length: Double) {
    var sum = length
    // What its node covers stands before it.
    var below = lengths.count
    let start = below & (below + 1)
    while below > start {
      sum += tree[below - 1]
      below &= below - 1
    }
    lengths.append(length)
    tree.append(sum)
  }

  mutating func set(_ place: Int, to length: Double) {
    let change = length - lengths[place]
    if change == 0 { return }
    lengths[place] = length
    var node = place
    while node < tree.count {
      tree[node] += change
      node |= node + 1
    }
  }

  func sum(before place: Int) -> Double {
    var sum = 0.0
    var node = place
    while node > 0 {
      sum += tree[node - 1]
      node &= node - 1
    }
    return sum
  }

  /// The last place that begins at a distance or before it; -1 before the first.
  func place(at distance: Double) -> Int {
    if distance < 0 { return -1 }
    var (place, rest) = (0, distance)
    var step = 1
    while step * 2 <= tree.count { step *= 2 }
    while step > 0 {
      let next = place + step
      if next <= tree.count, tree[next - 1] <= rest {
        place = next
        rest -= tree[next - 1]
      }
      step /= 2
    }
    return min(place, count - 1)
  }
}
