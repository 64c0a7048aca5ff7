/// The parts of one node of a tree, found by place or name.
struct StateParts {
  private let tree: StateTree
  private let indices: [Int]
  private let isList: Bool
  /// Made when a name is not where it is expected.
  private var named: [String: Int]?

  /// - Parameters:
  ///   - tree: The tree.
  ///   - index: The node; without one there are no parts.
  init(_ tree: StateTree, _ index: Int?) {
    self.tree = tree
    indices = index.map { tree.parts(of: $0) } ?? []
    isList = index.map { tree.nodes[$0].shape == .elements } ?? false
  }

  var count: Int { indices.count }

  func name(_ position: Int) -> String { tree.nodes[indices[position]].name }

  /// The part with a name, which is usually at the same position as in the other tree.
  mutating func find(_ position: Int, _ name: String) -> Int? {
    let isThere = position < indices.count
    if isList { return isThere ? indices[position] : nil }
    if isThere, self.name(position) == name { return indices[position] }
    let named =
      self.named
      ?? Dictionary(
        indices.map { (tree.nodes[$0].name, $0) },
        uniquingKeysWith: { first, _ in first }
      )
    self.named = named
    return named[name]
  }
}
