/// A node of the retained tree: an element, or what elements come from (a part, a list, a row, a
/// branch).
///
/// A node lives as long as its identity is described. Only its tree and its parent hold it.
@MainActor
class TreeNode {
  // Unsafe, since counting these references costs more than the rest of a node. They are read only
  // of a node that is part of the tree (`isAlive`), and then what they name lives: the tree holds its
  // root, a parent holds its children, and a container is a parent further up. A removed node may
  // stay in a queue; whoever takes it from there looks at `isAlive` first.
  final unowned(unsafe) let tree: ScreenTree
  final unowned(unsafe) let parent: TreeNode?
  /// The nearest element around it; `nil` for the root.
  final unowned(unsafe) let container: ElementNode?
  final var children: [TreeNode] = []
  // What is small comes last, so that it fills gaps in the layout with what a subclass has.
  private final let level: Int32
  /// Whether it is part of the tree; a removed node may still stand in a queue.
  final var isAlive = true

  init(in parent: TreeNode?, of tree: ScreenTree) {
    self.tree = tree
    self.parent = parent
    // Without asking for the owner, which would be counted.
    if let parent, parent.isElement {
      container = unsafeDowncast(parent, to: ElementNode.self)
    } else {
      container = parent?.container
    }
    level = (parent?.level ?? -1) + 1
  }

  /// How many nodes it is in.
  final var depth: Int { Int(level) }

  /// Whether it is in another node.
  final func isIn(_ other: TreeNode) -> Bool {
    var node = parent
    while let current = node, current.depth >= other.depth {
      if current === other { return true }
      node = current.parent
    }
    return false
  }

  /// The element to whose children its own belong.
  var owner: ElementNode? { container }

  /// Whether it is an element.
  final var isElement: Bool { type(of: self) == ElementNode.self }

  /// The identity that its body gives it, in place of its position.
  var identity: ScreenIdentity? { nil }

  /// Whether it is the node of an element at the same place of a later description, with the same
  /// identity or none.
  func stands(for element: ScreenElement) -> Bool { false }

  /// Takes a later description.
  func update(to element: ScreenElement) {}

  /// Adds the elements that a container has by it.
  func collect(into elements: inout ElementList) {
    for child in children { child.collect(into: &elements) }
  }

  /// Is told of no property any more, and neither is anything in it.
  func forgetReads() {
    for child in children { child.forgetReads() }
  }

  /// Leaves the tree, with everything in it.
  func leave() {
    isAlive = false
    for child in children { child.leave() }
  }
}
