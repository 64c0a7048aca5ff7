/// Texts as a tree of their bytes: a node for each beginning, from 0 at the root.
struct ByteTree: Sendable {
  /// The node after a node and a byte.
  private var children: [Int: Int] = [:]
  /// The nodes with another one after them.
  private var inner: Set<Int> = []

  /// The first bytes of the texts.
  var firstBytes: [UInt8] { (0...255).filter { self[0, $0] != nil } }

  /// Adds a text.
  ///
  /// - Returns: The node of its end.
  mutating func add(_ text: [UInt8]) -> Int {
    var node = 0
    for byte in text {
      let key = node << 8 | Int(byte)
      let next = children[key] ?? children.count + 1
      children[key] = next
      inner.insert(node)
      node = next
    }
    return node
  }

  /// The node after a node and a byte; `nil` if there is none.
  subscript(node: Int, byte: UInt8) -> Int? { children[node << 8 | Int(byte)] }

  /// Returns a Boolean value that indicates whether a longer text begins with that of a node.
  func goesOn(after node: Int) -> Bool { inner.contains(node) }

  /// Returns the texts that end at some nodes.
  func texts(endingAt ends: Set<Int>) -> [[UInt8]] {
    var all: [[UInt8]] = []
    var open: [(node: Int, text: [UInt8])] = [(0, [])]
    let next = Dictionary(grouping: children) { $0.key >> 8 }
    while let (node, text) = open.popLast() {
      if ends.contains(node) { all.append(text) }
      for (key, child) in next[node] ?? [] { open.append((child, text + [UInt8(key & 0xFF)])) }
    }
    return all
  }
}
