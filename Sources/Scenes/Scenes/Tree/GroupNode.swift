/// A branch of an `if`, a round of a `for`, the place of an `if` that is false, or a part with an identity.
final class GroupNode: TreeNode {
  private(set) var branch: Int
  private let name: ScreenIdentity?

  init(_ description: GroupDescription, in parent: TreeNode, of tree: ScreenTree) {
    branch = description.branch
    name = description.identity
    super.init(in: parent, of: tree)
  }

  override var identity: ScreenIdentity? { name }

  override func stands(for element: ScreenElement) -> Bool {
    guard case .group(let group) = element.structure, group.identity == name else { return false }
    return group.branch == branch || switchesSecurity(of: group)
  }

  /// Returns `true` if all that is in it is a field, and all that is in another branch is the same field, which has
  /// become secure or is no longer.
  private func switchesSecurity(of group: GroupDescription) -> Bool {
    guard children.count == 1, group.children.count == 1, let other = group.children.first,
      case .element(let fields) = other.structure, fields.role.node == .textField,
      let field = children[0] as? ElementNode
    else { return false }
    return field.element.role != fields.role && field.stands(for: other)
  }

  override func update(to element: ScreenElement) {
    guard case .group(let group) = element.structure else { return }
    branch = group.branch
    tree.update(childrenOf: self, to: group.children)
  }
}
