/// A value as a tree of its parts, from its own structure.
///
/// Unordered parts (of sets and dictionaries) are sorted by their text, so equal values give equal
/// trees. An object within itself, one that is met very often, or the end of a very long chain of objects
/// is shown without its parts.
struct StateTree {
  /// What a node's parts are called in a path.
  enum Shape {
    /// No parts: `text` says it all.
    case leaf
    /// `.name`
    case fields
    /// `[0]`, in order.
    case elements
    /// `["key"]`
    case entries
  }

  let text: String
  let shape: Shape
  let parts: [(name: String, tree: StateTree)]

  init(_ value: Any) {
    self.init(value, StateTreeObjects())
  }

  private init(_ value: Any, _ objects: StateTreeObjects) {
    let mirror = Mirror(reflecting: value)
    if let list = value as? any ListedInDiffs {
      self.init(list.listed, objects)
      return
    }
    switch mirror.displayStyle {
    case .optional:
      if let wrapped = mirror.children.first {
        self.init(wrapped.value, objects)
      } else {
        self.init(leaf: "nil")
      }
    case .collection: self.init(elements: mirror.children.map { StateTree($0.value, objects) })
    case .set: self.init(elements: mirror.children.map { StateTree($0.value, objects) }.sorted())
    case .dictionary:
      let pairs = mirror.children.compactMap { child -> (name: String, tree: StateTree)? in
        let pair = Array(Mirror(reflecting: child.value).children)
        guard pair.count == 2 else { return nil }
        return (StateTree(pair[0].value, objects).text, StateTree(pair[1].value, objects))
      }
      self.init(.entries, pairs.sorted { $0.name < $1.name }, open: "[", close: "]", empty: "[:]")
    case .struct, .class, .tuple:
      guard !mirror.children.isEmpty, !(value is any CustomStringConvertible) else {
        self.init(leaf: "\(value)")
        return
      }
      guard mirror.displayStyle == .class else {
        self.init(fields: mirror, objects)
        return
      }
      guard objects.enter(value) else {
        self.init(leaf: "\(mirror.subjectType)(…)")
        return
      }
      self.init(fields: mirror, objects)
      objects.leave()
    case .enum:
      guard let payload = mirror.children.first, let name = payload.label else {
        self.init(leaf: ".\(value)")
        return
      }
      let tree = StateTree(payload.value, objects)
      let inside = tree.text.hasPrefix("(") ? tree.text : "(\(tree.text))"
      self.init(leaf: ".\(name)\(inside)")
    default:
      self.init(leaf: value is String ? "\"\(value)\"" : "\(value)")
    }
  }

  private init(leaf text: String) {
    self.text = text
    shape = .leaf
    parts = []
  }

  private init(elements: [StateTree]) {
    self.init(
      .elements,
      elements.enumerated().map { ("\($0.offset)", $0.element) },
      open: "[",
      close: "]",
      empty: "[]"
    )
  }

  private init(fields mirror: Mirror, _ objects: StateTreeObjects) {
    var parts: [(name: String, tree: StateTree)] = []
    for (index, child) in mirror.children.enumerated() {
      var name = child.label ?? "\(index)"
      if name.hasPrefix("_") { name.removeFirst() }
      if name.hasPrefix(".") { name.removeFirst() }
      parts.append((name, StateTree(child.value, objects)))
    }
    let type = mirror.displayStyle == .tuple ? "" : "\(mirror.subjectType)"
    self.init(.fields, parts, open: type + "(", close: ")", empty: type + "()")
  }

  private init(
    _ shape: Shape,
    _ parts: [(name: String, tree: StateTree)],
    open: String,
    close: String,
    empty: String
  ) {
    self.shape = shape
    self.parts = parts
    let texts = parts.map { shape == .elements ? $0.tree.text : "\($0.name): \($0.tree.text)" }
    text = parts.isEmpty ? empty : open + texts.joined(separator: ", ") + close
  }
}

extension Array where Element == StateTree {
  fileprivate func sorted() -> [StateTree] { sorted { $0.text < $1.text } }
}

/// A value that stands for another one in a diff.
protocol ListedInDiffs {
  var listed: Any { get }
}

extension IdentifiedList: ListedInDiffs {
  var listed: Any { elements }
}
