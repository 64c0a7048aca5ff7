/// The spellings of the first scalars of all secrets, as one tree of bytes.
///
/// Every scalar has spellings that begin with `%` or a backslash. One walk over the bytes tells which of them is there.
struct SecretBeginnings: Sendable {
  private var tree = ByteTree()
  /// The nodes of a ``SecretTree`` whose first scalar has a spelling that ends at a node here.
  private var ends: [Int: [Int]] = [:]
  /// For each byte, a Boolean value that indicates whether a spelling begins with it.
  private var isFirst: [Bool] = []

  /// Adds a spelling of the first scalar of a node.
  mutating func add(_ text: [UInt8], of root: Int) {
    if isFirst.isEmpty { isFirst = Array(repeating: false, count: 256) }
    if let first = text.first { isFirst[Int(first)] = true }
    ends[tree.add(text), default: []].append(root)
  }

  /// Returns the nodes whose first scalar is at an offset, with the offsets behind its spellings.
  ///
  /// - Returns: The nodes, and `true` if the bytes end within a spelling.
  func ends(in bytes: [UInt8], from start: Int) -> (found: [(Int, [Int])], isCut: Bool) {
    guard !isFirst.isEmpty, isFirst[Int(bytes[start])] else { return ([], false) }
    var found: [(root: Int, offsets: [Int])] = []
    var (node, index) = (0, start)
    while index < bytes.count, let next = tree[node, bytes[index]] {
      (node, index) = (next, index + 1)
      for root in ends[node] ?? [] {
        if let place = found.firstIndex(where: { $0.root == root }) {
          found[place].offsets.append(index)
        } else {
          found.append((root, [index]))
        }
      }
    }
    return (found, index == bytes.count && tree.goesOn(after: node))
  }
}
