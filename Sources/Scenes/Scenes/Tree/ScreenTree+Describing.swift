import Observation2

extension ScreenTree {
  /// Makes a node's children those of a new description, and keeps the nodes that are still the same.
  func update(childrenOf parent: TreeNode, to described: [ScreenElement]) {
    let old = parent.children
    if old.isEmpty, described.isEmpty { return }
    guard stand(old, for: described) else { return replace(childrenOf: parent, old, by: described) }
    for (node, element) in zip(old, described) { node.update(to: element) }
  }

  /// Returns a Boolean value that indicates whether the nodes are, one by one, those of a description.
  private func stand(_ nodes: [TreeNode], for described: [ScreenElement]) -> Bool {
    guard nodes.count == described.count else { return false }
    for (node, element) in zip(nodes, described)
    where !node.stands(for: element) {
      return false
    }
    return true
  }

  private func replace(
    childrenOf parent: TreeNode,
    _ old: [TreeNode],
    by described: [ScreenElement]
  ) {
    defer { if let owner = parent.owner { markStructure(owner) } }
    guard !old.isEmpty else {
      parent.children = make(described, in: parent)
      return
    }
    reportDuplicates(in: described, after: old)
    var named: [ScreenIdentity: TreeNode] = [:]
    for node in old {
      if let identity = node.identity, named[identity] == nil { named[identity] = node }
    }
    var children: [TreeNode] = []
    children.reserveCapacity(described.count)
    var kept: Set<ObjectIdentifier> = []
    for (place, element) in described.enumerated() {
      let candidate: TreeNode?
      if let identity = element.identity {
        candidate = named.removeValue(forKey: identity)
      } else {
        candidate = place < old.count && old[place].identity == nil ? old[place] : nil
      }
      if let candidate, candidate.stands(for: element) {
        candidate.update(to: element)
        kept.insert(ObjectIdentifier(candidate))
        children.append(candidate)
      } else {
        children.append(make(element, in: parent))
      }
    }
    parent.children = children
    for node in old where !kept.contains(ObjectIdentifier(node)) { node.leave() }
  }

  /// Makes the nodes of elements, and of everything in them.
  func make(_ described: [ScreenElement], in parent: TreeNode) -> [TreeNode] {
    reportDuplicates(in: described, after: [])
    var nodes: [TreeNode] = []
    nodes.reserveCapacity(described.count)
    for element in described { nodes.append(make(element, in: parent)) }
    return nodes
  }

  /// Reports the identities that several neighbours have, but not those that several had before.
  private func reportDuplicates(in described: [ScreenElement], after old: [TreeNode]) {
    // Most elements have none. Not by a closure, for which its isolation would be checked each time.
    var identities = 0
    for element in described where element.hasIdentity { identities += 1 }
    if identities < 2 { return }
    var (known, doubled): (Set<ScreenIdentity>, [ScreenIdentity]) = ([], [])
    for element in described {
      guard let identity = element.identity else { continue }
      if !known.insert(identity).inserted { doubled.append(identity) }
    }
    if doubled.isEmpty { return }
    known = []
    var reported: Set<ScreenIdentity> = []
    for identity in old.lazy.compactMap(\.identity) where !known.insert(identity).inserted {
      reported.insert(identity)
    }
    for identity in doubled where reported.insert(identity).inserted {
      window?.onIssue?(.duplicateIdentity("\(identity)", identity.spot ?? SourceSpot()))
    }
  }

  private func make(_ element: ScreenElement, in parent: TreeNode) -> TreeNode {
    switch element.structure {
    case .element(let fields):
      let node = ElementNode(fields, id: numbers.next(), in: parent, of: self)
      note(node)
      if node.element.children.isEmpty { return node }
      node.children = make(node.element.children, in: node)
      node.collectElements()
      return node
    case .group(let description):
      let group = GroupNode(description, in: parent, of: self)
      group.children = make(description.children, in: group)
      return group
    case .part(let description):
      let part = PartNode(description, in: parent, of: self)
      part.describe()
      return part
    case .each(let description):
      let rows = EachNode(description, in: parent, of: self)
      rows.describe(anew: true)
      return rows
    }
  }
}
