/// A section snapshot whose edits throw what would end the program otherwise; see
/// ``DiffableDataSourceSectionSnapshot/checked``.
///
/// A call that throws has changed nothing.
public struct CheckedSectionSnapshot<ItemIdentifier: Hashable & Sendable>: Sendable {
  /// The outline as it is now.
  public internal(set) var snapshot: DiffableDataSourceSectionSnapshot<ItemIdentifier>

  @usableFromInline
  init(_ snapshot: DiffableDataSourceSectionSnapshot<ItemIdentifier>) {
    self.snapshot = snapshot
  }

  /// Puts items at the end of those below another one.
  ///
  /// - Parameters:
  ///   - items: The items, each once, which are not there yet.
  ///   - parent: The other one; `nil` for the end of those at the top.
  /// - Throws: What is wrong.
  /// - Complexity: O(appended).
  public mutating func append(
    _ items: [ItemIdentifier],
    to parent: ItemIdentifier? = nil
  ) throws(SectionSnapshotError<ItemIdentifier>) {
    try snapshot.append(items, to: parent, "append(_:to:)")
  }

  /// Puts items beside another one, before it.
  ///
  /// - Parameters:
  ///   - items: The items, each once, which are not there yet.
  ///   - item: The other one.
  /// - Throws: What is wrong.
  /// - Complexity: O(inserted and those beside it).
  public mutating func insert(
    _ items: [ItemIdentifier],
    before item: ItemIdentifier
  ) throws(SectionSnapshotError<ItemIdentifier>) {
    try snapshot.insert(items, beside: item, after: false, "insert(_:before:)")
  }

  /// Puts items beside another one, after it and all that is below it.
  ///
  /// - Parameters:
  ///   - items: The items, each once, which are not there yet.
  ///   - item: The other one.
  /// - Throws: What is wrong.
  /// - Complexity: O(inserted and those beside it).
  public mutating func insert(
    _ items: [ItemIdentifier],
    after item: ItemIdentifier
  ) throws(SectionSnapshotError<ItemIdentifier>) {
    try snapshot.insert(items, beside: item, after: true, "insert(_:after:)")
  }

  /// Puts an outline beside an item, before it.
  ///
  /// - Parameters:
  ///   - other: The outline, none of whose items is there yet; they stay expanded as they are.
  ///   - item: The item.
  /// - Throws: What is wrong.
  /// - Complexity: O(inserted and those beside it).
  public mutating func insert(
    _ other: DiffableDataSourceSectionSnapshot<ItemIdentifier>,
    before item: ItemIdentifier
  ) throws(SectionSnapshotError<ItemIdentifier>) {
    try snapshot.insert(other, beside: item, after: false, "insert(_:before:)")
  }

  /// Puts an outline beside an item, after it and all that is below it.
  ///
  /// - Parameters:
  ///   - other: The outline, none of whose items is there yet; they stay expanded as they are.
  ///   - item: The item.
  /// - Throws: What is wrong.
  /// - Complexity: O(inserted and those beside it).
  public mutating func insert(
    _ other: DiffableDataSourceSectionSnapshot<ItemIdentifier>,
    after item: ItemIdentifier
  ) throws(SectionSnapshotError<ItemIdentifier>) {
    try snapshot.insert(other, beside: item, after: true, "insert(_:after:)")
  }

  /// Puts an outline below an item, in the place of all that is below it.
  ///
  /// - Parameters:
  ///   - parent: The item, which stays as expanded as it is.
  ///   - other: The outline. Its items may be among those that leave, and nowhere else.
  /// - Throws: What is wrong.
  /// - Complexity: O(items that leave or come).
  public mutating func replace(
    childrenOf parent: ItemIdentifier,
    using other: DiffableDataSourceSectionSnapshot<ItemIdentifier>
  ) throws(SectionSnapshotError<ItemIdentifier>) {
    try snapshot.replace(childrenOf: parent, using: other, "replace(childrenOf:using:)")
  }

  /// Takes items out, with all that is below them.
  ///
  /// - Parameter items: The items, which are there; to name one twice does no harm.
  /// - Throws: What is wrong.
  /// - Complexity: O(items that leave and those beside them).
  public mutating func delete(
    _ items: [ItemIdentifier]
  ) throws(SectionSnapshotError<ItemIdentifier>) {
    try snapshot.delete(items, "delete(_:)")
  }
}
