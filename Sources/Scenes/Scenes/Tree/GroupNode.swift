/// A branch of an `if`, a round of a `for`, the place of an `if` that is false, or a part with an identity.
final class GroupNode: TreeNode {
  private let branch: Int
  private let name: ScreenIdentity?

  init(_ description: GroupDescription, in parent: TreeNode, of tree: ScreenTree) {
    branch = description.branch
    name = description.identity
    super.init(in: parent, of: tree)
  }

  override var identity: ScreenIdentity? { name }

  override func stands(for element: ScreenElement) -> Bool {
    if case .group(let group) = element.structure {
      group.branch == branch && group.identity == name
    } else {
      false
    }
  }

  override func update(to element: ScreenElement) {
    guard case .group(let group) = element.structure else { return }
    tree.update(childrenOf: self, to: group.children)
  }
}
