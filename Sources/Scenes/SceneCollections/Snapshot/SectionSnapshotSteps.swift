/// The edits, which throw instead of ending the program.
///
/// Each first looks for all that could be wrong, and only then changes something.
extension DiffableDataSourceSectionSnapshot {
  @usableFromInline
  package typealias EditError = SectionSnapshotError<ItemIdentifier>

  @inlinable
  package mutating func append(
    _ items: [ItemIdentifier],
    to parent: ItemIdentifier?,
    _ call: String
  ) throws(EditError) {
    if let parent { try check([parent], call) }
    try check(new: items, call)
    put(items, below: parent, at: children(of: parent).count)
  }

  @inlinable
  package mutating func insert(
    _ items: [ItemIdentifier],
    beside other: ItemIdentifier,
    after: Bool,
    _ call: String
  ) throws(EditError) {
    try check([other], call)
    try check(new: items, call)
    put(items, below: parent(of: other), at: place(beside: other, after: after))
  }

  @inlinable
  package mutating func insert(
    _ snapshot: DiffableDataSourceSectionSnapshot,
    beside other: ItemIdentifier,
    after: Bool,
    _ call: String
  ) throws(EditError) {
    try check([other], call)
    try check(new: snapshot.items, call)
    graft(snapshot, below: parent(of: other), at: place(beside: other, after: after))
  }

  @inlinable
  package mutating func replace(
    childrenOf parent: ItemIdentifier,
    using snapshot: DiffableDataSourceSectionSnapshot,
    _ call: String
  ) throws(EditError) {
    try check([parent], call)
    let leaving = family(of: children(of: parent))
    try check(new: snapshot.items, except: leaving, call)
    edit(below: parent) { $0.children = [] }
    for item in leaving { nodes[item] = nil }
    graft(snapshot, below: parent, at: 0)
  }

  @inlinable
  package mutating func delete(_ items: [ItemIdentifier], _ call: String) throws(EditError) {
    try check(items, call)
    let leaving = family(of: items)
    var (isRootTouched, touched) = (false, Set<ItemIdentifier>())
    for item in items {
      if let parent = parent(of: item) { touched.insert(parent) } else { isRootTouched = true }
    }
    if isRootTouched { root.children.removeAll { leaving.contains($0) } }
    for parent in touched where !leaving.contains(parent) {
      edit(below: parent) { $0.children.removeAll { leaving.contains($0) } }
    }
    for item in leaving { nodes[item] = nil }
  }

  // MARK: - Steps

  /// Checks that items are there.
  @inlinable
  func check(_ items: [ItemIdentifier], _ call: String) throws(EditError) {
    let strangers = items.filter { !contains($0) }
    if !strangers.isEmpty { throw EditError(.unknownItems(strangers), in: call) }
  }

  /// Checks that items are named once, and are not there unless they are leaving.
  @inlinable
  func check(
    new items: [ItemIdentifier],
    except leaving: Set<ItemIdentifier> = [],
    _ call: String
  ) throws(EditError) {
    let duplicates = SnapshotDuplicate.all(in: items)
    if !duplicates.isEmpty { throw EditError(.duplicateItems(duplicates), in: call) }
    let present = items.enumerated().filter {
      contains($0.element) && !leaving.contains($0.element)
    }
    if present.isEmpty { return }
    var places: [ItemIdentifier: Int] = [:]
    for (place, item) in self.items.enumerated() { places[item] = place }
    let found = present.map {
      SnapshotDuplicate($0.element, first: places[$0.element] ?? 0, second: $0.offset)
    }
    throw EditError(.itemsAlreadyPresent(found), in: call)
  }

  /// Items with all that is below them.
  @inlinable
  func family(of items: [ItemIdentifier]) -> Set<ItemIdentifier> {
    var family: Set<ItemIdentifier> = []
    for item in items where family.insert(item).inserted {
      visit(below: item) { other, _, _ in family.insert(other).inserted }
    }
    return family
  }

  /// The place right before or after an item, among those beside it.
  @inlinable
  func place(beside other: ItemIdentifier, after: Bool) -> Int {
    let place = children(of: parent(of: other)).firstIndex(of: other) ?? 0
    return after ? place + 1 : place
  }

  @inlinable
  mutating func put(_ items: [ItemIdentifier], below parent: ItemIdentifier?, at place: Int) {
    for item in items { nodes[item] = Node(below: parent) }
    edit(below: parent) { $0.children.insert(contentsOf: items, at: place) }
  }

  /// Puts another outline's items in, with all that is below them.
  @inlinable
  mutating func graft(
    _ snapshot: DiffableDataSourceSectionSnapshot,
    below parent: ItemIdentifier?,
    at place: Int
  ) {
    nodes.merge(snapshot.nodes) { _, new in new }
    for item in snapshot.rootItems { nodes[item]?.parent = parent }
    edit(below: parent) { $0.children.insert(contentsOf: snapshot.rootItems, at: place) }
  }

  /// Changes the node of an item that is there, or the root, in place.
  @inlinable
  mutating func edit(below parent: ItemIdentifier?, _ body: (inout Node) -> Void) {
    guard let parent else { return body(&root) }
    guard let slot = nodes.index(forKey: parent) else { return }
    body(&nodes.values[slot])
  }
}
