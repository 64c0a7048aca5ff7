/// A snapshot whose edits throw what would end the program otherwise; see
/// ``DiffableDataSourceSnapshot/checked``.
///
/// A call that throws has changed nothing.
public struct CheckedSnapshot<
  SectionIdentifier: Hashable & Sendable,
  ItemIdentifier: Hashable & Sendable
>: Sendable {
  /// The snapshot as it is now.
  public internal(set) var snapshot: DiffableDataSourceSnapshot<SectionIdentifier, ItemIdentifier>

  @usableFromInline
  init(_ snapshot: DiffableDataSourceSnapshot<SectionIdentifier, ItemIdentifier>) {
    self.snapshot = snapshot
  }

  /// Puts items at the end of a section.
  ///
  /// - Parameters:
  ///   - identifiers: The items, each once; one that is there already moves.
  ///   - sectionIdentifier: The section; by default the last one.
  /// - Throws: The mistake in the call.
  /// - Complexity: O(appended); O(items of the sections) where some move.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifier],
    toSection sectionIdentifier: SectionIdentifier? = nil
  ) throws(SnapshotError<SectionIdentifier, ItemIdentifier>) {
    try snapshot.append(identifiers, to: sectionIdentifier, "appendItems(_:toSection:)")
  }

  /// Puts items before another one.
  ///
  /// - Parameters:
  ///   - identifiers: The items, each once; one that is there already moves.
  ///   - beforeIdentifier: The other one, which is none of them.
  /// - Throws: The mistake in the call.
  /// - Complexity: O(items of the section).
  public mutating func insertItems(
    _ identifiers: [ItemIdentifier],
    beforeItem beforeIdentifier: ItemIdentifier
  ) throws(SnapshotError<SectionIdentifier, ItemIdentifier>) {
    try snapshot.insert(
      identifiers,
      beside: beforeIdentifier,
      after: false,
      "insertItems(_:beforeItem:)"
    )
  }

  /// Puts items after another one.
  ///
  /// - Parameters:
  ///   - identifiers: The items, each once; one that is there already moves.
  ///   - afterIdentifier: The other one, which is none of them.
  /// - Throws: The mistake in the call.
  /// - Complexity: O(items of the section).
  public mutating func insertItems(
    _ identifiers: [ItemIdentifier],
    afterItem afterIdentifier: ItemIdentifier
  ) throws(SnapshotError<SectionIdentifier, ItemIdentifier>) {
    try snapshot.insert(
      identifiers,
      beside: afterIdentifier,
      after: true,
      "insertItems(_:afterItem:)"
    )
  }

  /// Moves an item before another one.
  ///
  /// - Parameters:
  ///   - identifier: The item.
  ///   - toIdentifier: The other one.
  /// - Throws: The mistake in the call.
  /// - Complexity: O(items of both sections).
  public mutating func moveItem(
    _ identifier: ItemIdentifier,
    beforeItem toIdentifier: ItemIdentifier
  ) throws(SnapshotError<SectionIdentifier, ItemIdentifier>) {
    try snapshot.move(identifier, beside: toIdentifier, after: false, "moveItem(_:beforeItem:)")
  }

  /// Moves an item after another one.
  ///
  /// - Parameters:
  ///   - identifier: The item.
  ///   - toIdentifier: The other one.
  /// - Throws: The mistake in the call.
  /// - Complexity: O(items of both sections).
  public mutating func moveItem(
    _ identifier: ItemIdentifier,
    afterItem toIdentifier: ItemIdentifier
  ) throws(SnapshotError<SectionIdentifier, ItemIdentifier>) {
    try snapshot.move(identifier, beside: toIdentifier, after: true, "moveItem(_:afterItem:)")
  }

  /// Has items shown by other cells.
  ///
  /// - Parameter identifiers: The items, which are there.
  /// - Throws: The mistake in the call.
  /// - Complexity: O(named).
  public mutating func reloadItems(
    _ identifiers: [ItemIdentifier]
  ) throws(SnapshotError<SectionIdentifier, ItemIdentifier>) {
    try snapshot.mark(identifiers, "reloadItems(_:)") { $0.reload(items: identifiers) }
  }

  /// Has the cells of items brought up to date, which stay.
  ///
  /// - Parameter identifiers: The items, which are there.
  /// - Throws: The mistake in the call.
  /// - Complexity: O(named).
  public mutating func reconfigureItems(
    _ identifiers: [ItemIdentifier]
  ) throws(SnapshotError<SectionIdentifier, ItemIdentifier>) {
    try snapshot.mark(identifiers, "reconfigureItems(_:)") { $0.reconfigure(items: identifiers) }
  }

  /// Puts sections at the end, without items.
  ///
  /// - Parameter identifiers: The sections, which are not there yet.
  /// - Throws: The mistake in the call.
  /// - Complexity: O(appended).
  public mutating func appendSections(
    _ identifiers: [SectionIdentifier]
  ) throws(SnapshotError<SectionIdentifier, ItemIdentifier>) {
    try snapshot.append(identifiers, "appendSections(_:)")
  }

  /// Puts sections before another one, without items.
  ///
  /// - Parameters:
  ///   - identifiers: The sections, which are not there yet.
  ///   - toIdentifier: The other one.
  /// - Throws: The mistake in the call.
  /// - Complexity: O(sections).
  public mutating func insertSections(
    _ identifiers: [SectionIdentifier],
    beforeSection toIdentifier: SectionIdentifier
  ) throws(SnapshotError<SectionIdentifier, ItemIdentifier>) {
    try snapshot.insert(
      identifiers,
      beside: toIdentifier,
      after: false,
      "insertSections(_:beforeSection:)"
    )
  }

  /// Puts sections after another one, without items.
  ///
  /// - Parameters:
  ///   - identifiers: The sections, which are not there yet.
  ///   - toIdentifier: The other one.
  /// - Throws: The mistake in the call.
  /// - Complexity: O(sections).
  public mutating func insertSections(
    _ identifiers: [SectionIdentifier],
    afterSection toIdentifier: SectionIdentifier
  ) throws(SnapshotError<SectionIdentifier, ItemIdentifier>) {
    try snapshot.insert(
      identifiers,
      beside: toIdentifier,
      after: true,
      "insertSections(_:afterSection:)"
    )
  }

  /// Moves a section, with its items, before another one.
  ///
  /// - Parameters:
  ///   - identifier: The section.
  ///   - toIdentifier: The other one.
  /// - Throws: The mistake in the call.
  /// - Complexity: O(sections).
  public mutating func moveSection(
    _ identifier: SectionIdentifier,
    beforeSection toIdentifier: SectionIdentifier
  ) throws(SnapshotError<SectionIdentifier, ItemIdentifier>) {
    try snapshot.move(
      identifier,
      beside: toIdentifier,
      after: false,
      "moveSection(_:beforeSection:)"
    )
  }

  /// Moves a section, with its items, after another one.
  ///
  /// - Parameters:
  ///   - identifier: The section.
  ///   - toIdentifier: The other one.
  /// - Throws: The mistake in the call.
  /// - Complexity: O(sections).
  public mutating func moveSection(
    _ identifier: SectionIdentifier,
    afterSection toIdentifier: SectionIdentifier
  ) throws(SnapshotError<SectionIdentifier, ItemIdentifier>) {
    try snapshot.move(identifier, beside: toIdentifier, after: true, "moveSection(_:afterSection:)")
  }

  /// Has sections shown again from nothing, with all their items.
  ///
  /// - Parameter identifiers: The sections, which are there.
  /// - Throws: The mistake in the call.
  /// - Complexity: O(named).
  public mutating func reloadSections(
    _ identifiers: [SectionIdentifier]
  ) throws(SnapshotError<SectionIdentifier, ItemIdentifier>) {
    try snapshot.mark(identifiers, "reloadSections(_:)")
  }
}
