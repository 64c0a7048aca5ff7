/// Makes the nodes of a value's tree, with a work list instead of recursion.
struct StateTreeBuilder {
  private enum Work {
    case visit(name: String, Any)
    /// Closes a node whose parts are all there, and leaves its object, if it is one.
    case close(Int, ObjectIdentifier?)
  }

  private var nodes: [StateTree.Node] = []
  private var work: [Work] = []
  /// The objects around the value being visited: an object inside itself is not entered again.
  private var around: Set<ObjectIdentifier>
  /// The number of times that each object has been entered: a net of objects is not walked on all
  /// paths.
  private var times: [ObjectIdentifier: Int] = [:]
  private static let mostTimes = 100

  static func nodes(of value: Any, inside around: Set<ObjectIdentifier>) -> [StateTree.Node] {
    var builder = StateTreeBuilder(around: around)
    builder.work = [.visit(name: "", value)]
    while let next = builder.work.popLast() {
      switch next {
      case .visit(let name, let value): builder.visit(name, value)
      case .close(let index, let object):
        builder.nodes[index].end = builder.nodes.count
        if let object { builder.around.remove(object) }
      }
    }
    return builder.nodes
  }

  private init(around: Set<ObjectIdentifier>) {
    self.around = around
  }

  private mutating func visit(_ name: String, _ outer: Any) {
    var (value, mirror) = (outer, Mirror(reflecting: outer))
    var depth = 0
    while mirror.displayStyle == .optional {
      guard let wrapped = mirror.children.first?.value else {
        let text = String(repeating: ".some(", count: depth) + "nil"
        return leaf(name, text + String(repeating: ")", count: depth))
      }
      (value, mirror, depth) = (wrapped, Mirror(reflecting: wrapped), depth + 1)
    }
    switch mirror.displayStyle {
    case .collection: elements(name, mirror)
    case .set:
      let parts = mirror.children.map { part(of: $0.value) }.sorted { $0.text < $1.text }
      add(name, .members, "")
      push([])
      for part in parts { graft(part.tree, as: part.text) }
    case .dictionary: entries(name, mirror)
    case .struct:
      if let list = value as? any ListedInDiffs {
        elements(name, Mirror(reflecting: list.listed))
      } else {
        fields(name, value, mirror)
      }
    case .class, .tuple: fields(name, value, mirror)
    case .enum:
      guard let payload = mirror.children.first, let label = payload.label else {
        return leaf(name, ".\(value)", value)
      }
      add(name, .variant, ".\(label)")
      push([("", payload.value)])
    default: leaf(name, value is String ? "\"\(value)\"" : "\(value)")
    }
  }

  private mutating func elements(_ name: String, _ mirror: Mirror) {
    add(name, .elements, "")
    push(mirror.children.map { ("", $0.value) })
  }

  private mutating func entries(_ name: String, _ mirror: Mirror) {
    var pairs: [(name: String, value: Any)] = []
    for child in mirror.children {
      let pair = Array(Mirror(reflecting: child.value).children)
      if pair.count == 2 { pairs.append((part(of: pair[0].value).text, pair[1].value)) }
    }
    add(name, .entries, "")
    push(pairs.sorted { $0.name < $1.name })
  }

  private mutating func fields(_ name: String, _ value: Any, _ mirror: Mirror) {
    let children = sequence(first: mirror, next: \.superclassMirror).reversed().flatMap(\.children)
    guard !children.isEmpty, !(value is any CustomStringConvertible) else {
      return leaf(name, "\(value)", value)
    }
    let type = mirror.displayStyle == .tuple ? "" : "\(mirror.subjectType)"
    var object: ObjectIdentifier?
    if Swift.type(of: value) is AnyClass {
      let identifier = ObjectIdentifier(value as AnyObject)
      let count = times[identifier, default: 0]
      guard count < Self.mostTimes, around.insert(identifier).inserted else {
        return leaf(name, "\(type)(…)")
      }
      times[identifier] = count + 1
      object = identifier
    }
    add(name, .fields, type)
    let parts = children.enumerated().map { index, child in
      var name = child.label ?? "\(index)"
      if name.hasPrefix("_") { name.removeFirst() }
      if name.hasPrefix(".") { name.removeFirst() }
      return (name: name, value: child.value)
    }
    push(parts, object)
  }

  private mutating func leaf(_ name: String, _ text: String, _ value: Any? = nil) {
    add(name, .leaf, text)
    nodes[nodes.count - 1].opaque = value as? any Equatable
    nodes[nodes.count - 1].end = nodes.count
  }

  private mutating func add(_ name: String, _ shape: StateTree.Shape, _ text: String) {
    nodes.append(StateTree.Node(name: name, shape: shape, text: text))
  }

  /// Puts the parts of the newest node next in the work list.
  private mutating func push(
    _ parts: [(name: String, value: Any)],
    _ object: ObjectIdentifier? = nil
  ) {
    work.append(.close(nodes.count - 1, object))
    for part in parts.reversed() { work.append(.visit(name: part.name, part.value)) }
  }

  /// Builds a part that is sorted by its text, which has to be known before its neighbours'.
  private func part(of value: Any) -> (tree: StateTree, text: String) {
    let tree = StateTree(nodes: StateTreeBuilder.nodes(of: value, inside: around))
    return (tree, tree.text(of: 0))
  }

  private mutating func graft(_ tree: StateTree, as name: String) {
    let base = nodes.count
    for node in tree.nodes {
      nodes.append(node)
      nodes[nodes.count - 1].end += base
    }
    nodes[base].name = name
  }
}

/// A value that stands for another one in a diff.
protocol ListedInDiffs {
  var listed: Any { get }
}

extension IdentifiedList: ListedInDiffs {
  var listed: Any { elements }
}
