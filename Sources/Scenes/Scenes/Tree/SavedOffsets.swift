/// The positions of the scrolls of a screen, for a tree that is made again later.
///
/// Nodes of a later tree have other names. A scroll is known by the way to it, with the identities by which the tree
/// itself would keep it.
struct SavedOffsets {
  /// A step from a node to one of its children.
  private struct Step: Hashable {
    enum Kind: Hashable {
      case element(ScreenRole, ScreenAxis?)
      case group(Int)
      case scope(ObjectIdentifier)
    }

    let kind: Kind
    /// The identity of a row or of anything that has one; `nil` if the position counts.
    let name: AnyHashable?
    /// The position among the children, or among those of the same name.
    let number: Int
  }

  private var offsets: [[Step]: ScreenPoint] = [:]

  @MainActor
  init(of tree: ScreenTree) {
    let moved = Self.scrolls(in: tree.root) { $0.extra.map { $0.offset != .zero } ?? false }
    for (scroll, way) in moved { offsets[way] = scroll.extra?.offset }
  }

  /// Moves the scrolls that are there to their positions, each once.
  ///
  /// - Returns: `true` if there were some. The content that a lazy one shows then may have further scrolls in it.
  @MainActor @discardableResult
  mutating func restore(_ tree: ScreenTree) -> Bool {
    if offsets.isEmpty { return false }
    let count = offsets.count
    for (scroll, way) in Self.scrolls(in: tree.root, where: { _ in true }) {
      guard let offset = offsets.removeValue(forKey: way) else { continue }
      scroll.needExtra().offset = offset
      tree.markLayout(scroll)
    }
    return offsets.count < count
  }

  /// Returns the scrolls in a node that a condition holds for, each with the way to it from there, the last step first.
  ///
  /// Most nodes have no such scroll in them, and their children need no names.
  @MainActor
  private static func scrolls(
    in node: TreeNode,
    where isWanted: (ElementNode) -> Bool
  ) -> [(ElementNode, way: [Step])] {
    var found: [(ElementNode, way: [Step])] = []
    if let element = node as? ElementNode, element.traits.scrollAxis != nil, isWanted(element) {
      found.append((element, []))
    }
    var (counted, numbers) = (0, [AnyHashable: Int]())
    for (place, child) in node.children.enumerated() {
      let inside = scrolls(in: child, where: isWanted)
      if inside.isEmpty { continue }
      for name in node.children[counted...place].compactMap(name) { numbers[name, default: 0] += 1 }
      counted = place + 1
      let name = name(of: child)
      let number = name.flatMap { numbers[$0] } ?? place
      let step = Step(kind: kind(of: child), name: name, number: number)
      found += inside.map { ($0, $1 + [step]) }
    }
    return found
  }

  @MainActor
  private static func name(of node: TreeNode) -> AnyHashable? {
    if let row = node as? RowNode { return row.itemID }
    return node.identity.map { AnyHashable($0) }
  }

  @MainActor
  private static func kind(of node: TreeNode) -> Step.Kind {
    switch node {
    case let element as ElementNode: .element(element.element.role, element.traits.scrollAxis)
    case let group as GroupNode: .group(group.branch)
    case let scope as ScopeNode: .scope(scope.kind)
    default: .group(0)
    }
  }
}
