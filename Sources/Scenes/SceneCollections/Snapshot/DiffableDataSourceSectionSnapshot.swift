/// The outline of one section: items below items, of which a person sees those that are expanded.
///
/// The semantics are those of Apple's `NSDiffableDataSourceSectionSnapshot`. An item identifier is unique in
/// the outline. An item is visible if all items above it are expanded, whether or not it is so itself; a new
/// one is collapsed. Applied to a section of a data source, the outline's visible items become the section's.
/// It is a value: a copy is independent, and shares its memory until one of the two changes.
///
/// ```swift
/// var outline = DiffableDataSourceSectionSnapshot(["Fruit", "Fish"])
/// outline.append(["Apple", "Pear"], to: "Fruit")
/// outline.expand(["Fruit"])
/// dataSource.apply(outline, to: .market)
/// ```
///
/// A mistake in a call ends the program, as Apple's does, with a message that names the item, its position and
/// the call. Mistakes are an unknown item, an item that is named twice, and an item that is there already: it does
/// not move as in a ``DiffableDataSourceSnapshot``.
///
/// - Complexity: To append costs what is appended; another edit what it adds and removes, and the items beside
///   it. The first edit of a copy copies, O(items).
public struct DiffableDataSourceSectionSnapshot<ItemIdentifier: Hashable & Sendable>: Sendable {
  @usableFromInline typealias Node = SectionSnapshotNode<ItemIdentifier>

  /// The root above the items at the top.
  @usableFromInline var root = Node()
  @usableFromInline var nodes: [ItemIdentifier: Node] = [:]

  /// Creates an outline without items.
  @inlinable
  public init() {}

  /// Creates an outline whose items are all at the top.
  ///
  /// - Parameter items: The items, each once.
  @inlinable
  public init(_ items: [ItemIdentifier]) {
    orTrap { (snapshot) throws(EditError) in try snapshot.append(items, to: nil, "init(_:)") }
  }

  /// All items, each followed by those below it.
  ///
  /// - Complexity: O(items).
  @inlinable public var items: [ItemIdentifier] {
    var items: [ItemIdentifier] = []
    items.reserveCapacity(nodes.count)
    visit { item, _, _ in
      items.append(item)
      return true
    }
    return items
  }

  /// The items at the top.
  @inlinable public var rootItems: [ItemIdentifier] { root.children }

  /// The items that a person sees, each followed by those below it.
  ///
  /// - Complexity: O(visible items).
  @inlinable public var visibleItems: [ItemIdentifier] {
    var items: [ItemIdentifier] = []
    visit { item, node, _ in
      items.append(item)
      return node.isExpanded
    }
    return items
  }

  /// Returns `true` if there is such an item.
  @inlinable
  public func contains(_ item: ItemIdentifier) -> Bool { nodes[item] != nil }

  /// The place of an item in ``items``; `nil` if there is no such item.
  ///
  /// - Complexity: O(items before it).
  @inlinable
  public func index(of item: ItemIdentifier) -> Int? {
    guard contains(item) else { return nil }
    var (count, index) = (0, Int?.none)
    visit { other, _, _ in
      if other == item { index = count }
      count += 1
      return true
    } until: {
      index != nil
    }
    return index
  }

  /// How many items an item is below, 0 at the top; ends the program if there is no such item.
  ///
  /// - Complexity: O(level).
  @inlinable
  public func level(of item: ItemIdentifier) -> Int {
    if !contains(item) { EditError(.unknownItems([item]), in: #function).trap() }
    var level = 0
    var above = nodes[item]?.parent
    while let parent = above {
      level += 1
      above = nodes[parent]?.parent
    }
    return level
  }

  /// The item that another one is right below; `nil` if that is at the top, or there is no such item.
  @inlinable
  public func parent(of child: ItemIdentifier) -> ItemIdentifier? { nodes[child]?.parent }

  /// Returns `true` if the items right below an item are shown with it; `false` for an unknown item.
  ///
  /// It can be so of an item that nothing is below.
  @inlinable
  public func isExpanded(_ item: ItemIdentifier) -> Bool { nodes[item]?.isExpanded ?? false }

  /// Returns `true` if a person sees an item, since all items above it are expanded.
  ///
  /// - Complexity: O(level).
  @inlinable
  public func isVisible(_ item: ItemIdentifier) -> Bool {
    guard var node = nodes[item] else { return false }
    while let above = node.parent.flatMap({ nodes[$0] }) {
      if !above.isExpanded { return false }
      node = above
    }
    return true
  }

  /// The items below another one as an outline of their own, expanded as they are here.
  ///
  /// Ends the program if there is no such item.
  ///
  /// - Parameters:
  ///   - parent: The other one.
  ///   - includingParent: `true` to put the item at the top of that outline.
  /// - Returns: That outline.
  /// - Complexity: O(items below it).
  @inlinable
  public func snapshot(
    of parent: ItemIdentifier,
    includingParent: Bool = false
  ) -> DiffableDataSourceSectionSnapshot {
    guard var top = nodes[parent] else {
      EditError(.unknownItems([parent]), in: #function).trap()
    }
    var part = DiffableDataSourceSectionSnapshot()
    visit(below: parent) { item, node, _ in
      part.nodes[item] = node
      return true
    }
    if includingParent {
      part.root.children = [parent]
      top.parent = nil
      part.nodes[parent] = top
    } else {
      part.root.children = top.children
      for item in top.children { part.nodes[item]?.parent = nil }
    }
    return part
  }

  /// Lines for a person who looks for a mistake: an item each, further in the more items it is below.
  ///
  /// A `-` stands before an item below which something is shown, a `+` where something is hidden, and a `*`
  /// where there is nothing.
  @inlinable
  public func visualDescription() -> String {
    var lines: [String] = []
    visit { item, node, level in
      let sign = node.children.isEmpty ? "*" : node.isExpanded ? "-" : "+"
      lines.append(String(repeating: "  ", count: level) + "\(sign) \(item)")
      return true
    }
    return lines.joined(separator: "\n")
  }

  /// Goes through the items below one, or through all, each before those below it.
  ///
  /// It keeps its own stack: an outline may be deeper than that of a thread.
  ///
  /// - Parameters:
  ///   - parent: The item; `nil` for all.
  ///   - body: Receives an item and its level below that one. It returns `true` to go on below it.
  ///   - isDone: Returns `true` to go no further.
  @inlinable
  func visit(
    below parent: ItemIdentifier? = nil,
    _ body: (ItemIdentifier, Node, Int) -> Bool,
    until isDone: () -> Bool = { false }
  ) {
    var levels = [(items: children(of: parent), next: 0)]
    while let level = levels.indices.last, !isDone() {
      guard levels[level].next < levels[level].items.count else {
        levels.removeLast()
        continue
      }
      let item = levels[level].items[levels[level].next]
      levels[level].next += 1
      guard let node = nodes[item] else { continue }
      if body(item, node, level), !node.children.isEmpty { levels.append((node.children, 0)) }
    }
  }

  @inlinable
  func children(of parent: ItemIdentifier?) -> [ItemIdentifier] {
    guard let parent else { return root.children }
    return nodes[parent]?.children ?? []
  }
}

extension DiffableDataSourceSectionSnapshot: Equatable {
  /// Returns `true` if two outlines have the same items below the same items in the same order, expanded alike.
  ///
  /// - Complexity: O(items).
  @inlinable
  public static func == (left: Self, right: Self) -> Bool {
    left.root == right.root && left.nodes == right.nodes
  }
}
