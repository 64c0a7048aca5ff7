/// Lengths, and the longest of them.
///
/// A tournament: each node of a binary tree has the longer one of the two below it.
///
/// - Complexity: O(log *n*) to change or add a length, O(1) for the longest one, and O(*n*) to create.
struct LongestLength {
  /// The nodes, the first one at 1; the lengths are the second half.
  private var tree: [Double] = []
  private var count = 0

  init(_ lengths: [Double] = []) {
    reserve(lengths.count)
    for (place, length) in lengths.enumerated() { tree[capacity + place] = length }
    count = lengths.count
    fill()
  }

  /// The longest length; 0 if there is none.
  var longest: Double { tree.isEmpty ? 0 : tree[1] }

  private var capacity: Int { tree.count / 2 }

  mutating func append(_ length: Double) {
    if count == capacity {
      let lengths = tree.suffix(capacity)
      reserve(count + 1)
      tree.replaceSubrange(capacity..<capacity + count, with: lengths)
      fill()
    }
    count += 1
    set(count - 1, to: length)
  }

  mutating func set(_ place: Int, to length: Double) {
    var node = capacity + place
    tree[node] = length
    while node > 1 {
      node /= 2
      tree[node] = max(tree[2 * node], tree[2 * node + 1])
    }
  }

  /// Makes room for so many lengths, of which none is there.
  private mutating func reserve(_ count: Int) {
    var capacity = 1
    while capacity < count { capacity *= 2 }
    tree = Array(repeating: 0, count: 2 * capacity)
  }

  private mutating func fill() {
    for node in (1..<max(1, capacity)).reversed() {
      tree[node] = max(tree[2 * node], tree[2 * node + 1])
    }
  }
}
