/// A part, described on its own.
final class PartNode: ScopeNode {
  private var description: PartDescription
  /// Whether the described closures are those of an earlier part with equal inputs.
  private(set) var isStale = false

  init(_ description: PartDescription, in parent: TreeNode, of tree: ScreenTree) {
    self.description = description
    super.init(in: parent, of: tree)
  }

  override var kind: ObjectIdentifier { description.type }

  override func stands(for element: ScreenElement) -> Bool {
    if case .part(let part) = element.structure { part.type == description.type } else { false }
  }

  override func update(to element: ScreenElement) {
    guard case .part(let part) = element.structure else { return }
    let isSame = part.hasInputs(of: description)
    description = part
    if isSame { isStale = true } else { describe() }
  }

  override func describe() {
    tree.descriptions += 1
    isStale = false
    isQueued = false
    let description = description
    let elements = tree.run(self) { description.body(description) }
    tree.update(childrenOf: self, to: elements)
  }
}
