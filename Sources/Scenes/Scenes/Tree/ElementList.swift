/// The elements directly inside an element.
///
/// It is the array of the element's children, where each of them is an element: the usual case, in which
/// it takes no memory of its own.
@MainActor
struct ElementList: @MainActor RandomAccessCollection {
  /// Nothing but elements.
  private var nodes: [TreeNode] = []

  init() {}

  /// Finds the elements in children, which may be parts, lists and branches.
  init(in children: [TreeNode], expecting count: Int) {
    if children.allSatisfy(\.isElement) {
      nodes = children
    } else {
      nodes.reserveCapacity(Swift.max(count, children.count))
      for child in children { child.collect(into: &self) }
    }
  }

  mutating func append(_ element: ElementNode) {
    nodes.append(element)
  }

  var startIndex: Int { 0 }
  var endIndex: Int { nodes.count }

  subscript(place: Int) -> ElementNode { unsafeDowncast(nodes[place], to: ElementNode.self) }
}
