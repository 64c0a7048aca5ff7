import Observation2

/// The elements of a tree by their numbers.
///
/// An element that is made later has a greater number, so that a list in that order is sorted. Such a list is cheaper
/// to fill than a dictionary, and a binary search finds an element.
@MainActor
struct ElementNumbers {
  private struct Entry {
    let number: Int
    /// `nil` once it is removed.
    var node: ElementNode?
  }

  private var entries: [Entry] = []
  private var removed = 0

  /// Lists the elements in a tree.
  ///
  /// - Complexity: O(*n* log *n*).
  init(_ root: TreeNode) {
    list(root)
    entries.sort { $0.number < $1.number }
  }

  private mutating func list(_ node: TreeNode) {
    if let element = node as? ElementNode { add(element) }
    for child in node.children { list(child) }
    if let kept = (node as? EachNode)?.kept { list(kept.row) }
  }

  /// Adds the element that was made last.
  mutating func add(_ node: ElementNode) {
    entries.append(Entry(number: node.id.number, node: node))
  }

  /// - Complexity: O(log *n*).
  subscript(id: ScreenNodeID) -> ElementNode? {
    // Not by a closure, for which its isolation would be checked at each look.
    guard let place = place(of: id.number) else { return nil }
    return entries[place].node
  }

  /// - Complexity: O(log *n*), beside what a later clean-up costs, O(1) for each removed element.
  mutating func remove(_ id: ScreenNodeID) {
    guard let place = place(of: id.number) else { return }
    entries[place].node = nil
    removed += 1
    if removed > 32, removed > entries.count / 2 {
      entries.removeAll { $0.node == nil }
      removed = 0
    }
  }

  private func place(of number: Int) -> Int? {
    let place = entries.partitioningIndex { $0.number >= number }
    return place < entries.count && entries[place].number == number ? place : nil
  }
}
