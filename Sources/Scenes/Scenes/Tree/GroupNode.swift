/// A branch of an `if`, a round of a `for`, or the place of an `if` that is false.
final class GroupNode: TreeNode {
  private let branch: Int

  init(branch: Int, in parent: TreeNode, of tree: ScreenTree) {
    self.branch = branch
    super.init(in: parent, of: tree)
  }

  override func stands(for element: ScreenElement) -> Bool {
    if case .group(let group) = element.structure { group.branch == branch } else { false }
  }

  override func update(to element: ScreenElement) {
    guard case .group(let group) = element.structure else { return }
    tree.update(childrenOf: self, to: group.children)
  }
}
