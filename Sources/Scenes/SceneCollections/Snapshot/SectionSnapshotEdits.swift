/// The edits, with the names of Apple's. A mistake in a call ends the program.
extension DiffableDataSourceSectionSnapshot {
  /// Puts items at the end of those below another one.
  ///
  /// - Parameters:
  ///   - items: The items, each once, which are not there yet.
  ///   - parent: The other one; `nil` for the end of those at the top.
  /// - Complexity: O(appended).
  @inlinable
  public mutating func append(_ items: [ItemIdentifier], to parent: ItemIdentifier? = nil) {
    orTrap { (snapshot) throws(EditError) in
      try snapshot.append(items, to: parent, "append(_:to:)")
    }
  }

  /// Puts items beside another one, before it.
  ///
  /// - Parameters:
  ///   - items: The items, each once, which are not there yet.
  ///   - item: The other one.
  /// - Complexity: O(inserted and those beside it).
  @inlinable
  public mutating func insert(_ items: [ItemIdentifier], before item: ItemIdentifier) {
    orTrap { (snapshot) throws(EditError) in
      try snapshot.insert(items, beside: item, after: false, "insert(_:before:)")
    }
  }

  /// Puts items beside another one, after it and all that is below it.
  ///
  /// - Parameters:
  ///   - items: The items, each once, which are not there yet.
  ///   - item: The other one.
  /// - Complexity: O(inserted and those beside it).
  @inlinable
  public mutating func insert(_ items: [ItemIdentifier], after item: ItemIdentifier) {
    orTrap { (snapshot) throws(EditError) in
      try snapshot.insert(items, beside: item, after: true, "insert(_:after:)")
    }
  }

  /// Puts an outline beside an item, before it.
  ///
  /// - Parameters:
  ///   - snapshot: The outline, none of whose items is there yet; they stay expanded as they are.
  ///   - item: The item.
  /// - Complexity: O(inserted and those beside it).
  @inlinable
  public mutating func insert(
    _ snapshot: DiffableDataSourceSectionSnapshot,
    before item: ItemIdentifier
  ) {
    orTrap { (own) throws(EditError) in
      try own.insert(snapshot, beside: item, after: false, "insert(_:before:)")
    }
  }

  /// Puts an outline beside an item, after it and all that is below it.
  ///
  /// - Parameters:
  ///   - snapshot: The outline, none of whose items is there yet; they stay expanded as they are.
  ///   - item: The item.
  /// - Complexity: O(inserted and those beside it).
  @inlinable
  public mutating func insert(
    _ snapshot: DiffableDataSourceSectionSnapshot,
    after item: ItemIdentifier
  ) {
    orTrap { (own) throws(EditError) in
      try own.insert(snapshot, beside: item, after: true, "insert(_:after:)")
    }
  }

  /// Puts an outline below an item, in the place of all that is below it.
  ///
  /// - Parameters:
  ///   - parent: The item, which stays as expanded as it is.
  ///   - snapshot: The outline. Its items may be among those that leave, and nowhere else.
  /// - Complexity: O(items that leave or come).
  @inlinable
  public mutating func replace(
    childrenOf parent: ItemIdentifier,
    using snapshot: DiffableDataSourceSectionSnapshot
  ) {
    orTrap { (own) throws(EditError) in
      try own.replace(childrenOf: parent, using: snapshot, "replace(childrenOf:using:)")
    }
  }

  /// Takes items out, with all that is below them.
  ///
  /// - Parameter items: The items, which are there; to name one twice does no harm.
  /// - Complexity: O(items that leave and those beside them).
  @inlinable
  public mutating func delete(_ items: [ItemIdentifier]) {
    orTrap { (snapshot) throws(EditError) in try snapshot.delete(items, "delete(_:)") }
  }

  /// Takes everything out.
  @inlinable
  public mutating func deleteAll() {
    self = DiffableDataSourceSectionSnapshot()
  }

  /// Shows what is right below items; those that are not there are ignored.
  ///
  /// - Complexity: O(named).
  @inlinable
  public mutating func expand(_ items: [ItemIdentifier]) {
    for item in items { nodes[item]?.isExpanded = true }
  }

  /// Hides what is below items; those that are not there are ignored.
  ///
  /// Expanded items below them stay expanded, and are seen again with them.
  ///
  /// - Complexity: O(named).
  @inlinable
  public mutating func collapse(_ items: [ItemIdentifier]) {
    for item in items { nodes[item]?.isExpanded = false }
  }

  @inlinable
  mutating func orTrap(_ edit: (inout Self) throws(EditError) -> Void) {
    do { try edit(&self) } catch { error.trap() }
  }
}
