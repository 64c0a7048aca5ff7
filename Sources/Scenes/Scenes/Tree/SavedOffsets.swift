/// How far the scrolls of a screen have been moved, for a tree that is made again later.
///
/// Nodes of a later tree have other names, so a scroll is known by its identifier, or by its number
/// among those without one, in the order of the tree.
struct SavedOffsets {
  private enum Key: Hashable {
    case identifier(String)
    case number(Int)
  }

  private var offsets: [Key: ScreenPoint] = [:]

  @MainActor
  init(of tree: ScreenTree) {
    Self.walk(tree.root) { key, scroll in
      if let offset = scroll.extra?.offset, offset != .zero { offsets[key] = offset }
    }
  }

  @MainActor
  func restore(_ tree: ScreenTree) {
    if offsets.isEmpty { return }
    Self.walk(tree.root) { key, scroll in
      guard let offset = offsets[key] else { return }
      scroll.needExtra().offset = offset
      tree.markLayout(scroll)
    }
  }

  @MainActor
  private static func walk(_ root: TreeNode, _ visit: (Key, ElementNode) -> Void) {
    var unnamed = 0
    func walk(_ node: TreeNode) {
      if let element = node as? ElementNode, element.traits.scrollAxis != nil {
        if let identifier = element.element.identifier {
          visit(.identifier(identifier), element)
        } else {
          visit(.number(unnamed), element)
          unnamed += 1
        }
      }
      for child in node.children { walk(child) }
    }
    walk(root)
  }
}
