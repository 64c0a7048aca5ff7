/// A value as a tree of its parts, from its own structure.
///
/// Unordered parts (of sets and dictionaries) are sorted by their text, so equal values give equal
/// trees. The nodes lie in one array, each before its parts, and nothing here recurses: a state may
/// be as deep as a chain of objects is long.
struct StateTree {
  /// The notation for a node's parts in a path.
  enum Shape {
    /// No parts: `text` is the whole value.
    case leaf
    /// A case with one part, which is shown with it.
    case variant
    /// `.name`
    case fields
    /// `[0]`, in order.
    case elements
    /// `["key"]`
    case entries
    /// The members of a set, named by their own texts.
    case members
  }

  struct Node {
    /// Its name within its parent; elements are named by their positions.
    var name: String
    let shape: Shape
    /// The whole text of a leaf, otherwise the beginning of the node's text.
    let text: String
    /// The value of a leaf whose text may hide a difference.
    var opaque: (any Equatable)?
    /// The index after its parts.
    var end = 0
  }

  let nodes: [Node]

  init(_ value: Any) {
    self.init(nodes: StateTreeBuilder.nodes(of: value, inside: []))
  }

  init(nodes: [Node]) {
    self.nodes = nodes
  }

  /// The indices of a node's parts.
  func parts(of index: Int) -> [Int] {
    var parts: [Int] = []
    var part = index + 1
    while part < nodes[index].end {
      parts.append(part)
      part = nodes[part].end
    }
    return parts
  }

  /// The text of a node with all its parts.
  func text(of root: Int) -> String {
    var text = ""
    var open: [(index: Int, close: String)] = []
    for index in root..<nodes[root].end {
      while let last = open.last, nodes[last.index].end == index {
        text += last.close
        open.removeLast()
      }
      if let parent = open.last?.index {
        if index > parent + 1 { text += ", " }
        switch nodes[parent].shape {
        case .fields, .entries: text += nodes[index].name + ": "
        case .leaf, .variant, .elements, .members: break
        }
      }
      let (opening, closing) = brackets(of: index)
      text += nodes[index].text + opening
      if !closing.isEmpty { open.append((index, closing)) }
    }
    for last in open.reversed() { text += last.close }
    return text
  }

  private func brackets(of index: Int) -> (String, String) {
    let isEmpty = nodes[index].end == index + 1
    switch nodes[index].shape {
    case .leaf: return ("", "")
    case .fields: return ("(", ")")
    case .elements, .members: return ("[", "]")
    case .entries: return (isEmpty ? "[:" : "[", "]")
    case .variant:
      let payload = nodes[index + 1]
      // A tuple has parentheses of its own.
      let isTuple = payload.shape == .fields && payload.text.isEmpty
      return isTuple || payload.text.hasPrefix("(") ? ("", "") : ("(", ")")
    }
  }

  /// Whether a node equals one of another tree, part by part.
  ///
  /// - Parameters:
  ///   - index: The node.
  ///   - other: The other node.
  ///   - tree: The tree of the other node.
  ///   - isStrict: Whether differences that the texts hide count too.
  /// - Returns: Whether they are equal.
  func isSame(_ index: Int, as other: Int, of tree: StateTree, strictly isStrict: Bool) -> Bool {
    let count = nodes[index].end - index
    guard count == tree.nodes[other].end - other else { return false }
    return (0..<count).allSatisfy { offset in
      let (mine, its) = (nodes[index + offset], tree.nodes[other + offset])
      guard mine.shape == its.shape, mine.text == its.text else { return false }
      guard mine.end - index == its.end - other else { return false }
      if offset > 0, mine.name != its.name { return false }
      guard isStrict, let value = mine.opaque else { return true }
      return isEqual(value, its.opaque)
    }
  }

  private func isEqual<Value: Equatable>(_ value: Value, _ other: Any?) -> Bool {
    value == other as? Value
  }

  /// Whether both nodes have parts that can be compared one by one.
  ///
  /// - Parameters:
  ///   - index: The node.
  ///   - other: The other node.
  ///   - tree: The tree of the other node.
  ///   - closely: Whether they can also if one has no parts, or they are cases; such differences
  ///     are better shown whole.
  /// - Returns: Whether they can.
  func canDescend(_ index: Int, with other: Int, of tree: StateTree, closely: Bool) -> Bool {
    let (mine, its) = (nodes[index], tree.nodes[other])
    guard mine.shape == its.shape, mine.text == its.text else { return false }
    switch mine.shape {
    case .leaf: return false
    case .variant: return closely
    case .fields, .elements, .entries, .members:
      return closely || mine.end > index + 1 && its.end > other + 1
    }
  }
}
