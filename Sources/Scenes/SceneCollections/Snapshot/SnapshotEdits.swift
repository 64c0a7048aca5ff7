/// The edits, with the names of Apple's. A mistake in a call ends the program.
extension DiffableDataSourceSnapshot {
  /// Puts items at the end of a section.
  ///
  /// - Parameters:
  ///   - identifiers: The items, each once; one that is there already moves.
  ///   - sectionIdentifier: The section; by default the last one.
  /// - Complexity: O(appended); O(items of the sections) where some move.
  @inlinable
  public mutating func appendItems(
    _ identifiers: [ItemIdentifier],
    toSection sectionIdentifier: SectionIdentifier? = nil
  ) {
    orTrap { (snapshot) throws(EditError) in
      try snapshot.append(identifiers, to: sectionIdentifier, "appendItems(_:toSection:)")
    }
  }

  /// Puts items before another one.
  ///
  /// - Parameters:
  ///   - identifiers: The items, each once; one that is there already moves.
  ///   - beforeIdentifier: The other one, which is none of them.
  /// - Complexity: O(items of the section).
  @inlinable
  public mutating func insertItems(
    _ identifiers: [ItemIdentifier],
    beforeItem beforeIdentifier: ItemIdentifier
  ) {
    orTrap { (snapshot) throws(EditError) in
      try snapshot.insert(
        identifiers,
        beside: beforeIdentifier,
        after: false,
        "insertItems(_:beforeItem:)"
      )
    }
  }

  /// Puts items after another one.
  ///
  /// - Parameters:
  ///   - identifiers: The items, each once; one that is there already moves.
  ///   - afterIdentifier: The other one, which is none of them.
  /// - Complexity: O(items of the section).
  @inlinable
  public mutating func insertItems(
    _ identifiers: [ItemIdentifier],
    afterItem afterIdentifier: ItemIdentifier
  ) {
    orTrap { (snapshot) throws(EditError) in
      try snapshot.insert(
        identifiers,
        beside: afterIdentifier,
        after: true,
        "insertItems(_:afterItem:)"
      )
    }
  }

  /// Moves an item before another one.
  ///
  /// - Parameters:
  ///   - identifier: The item.
  ///   - toIdentifier: The other one.
  /// - Complexity: O(items of both sections).
  @inlinable
  public mutating func moveItem(
    _ identifier: ItemIdentifier,
    beforeItem toIdentifier: ItemIdentifier
  ) {
    orTrap { (snapshot) throws(EditError) in
      try snapshot.move(identifier, beside: toIdentifier, after: false, "moveItem(_:beforeItem:)")
    }
  }

  /// Moves an item after another one.
  ///
  /// - Parameters:
  ///   - identifier: The item.
  ///   - toIdentifier: The other one.
  /// - Complexity: O(items of both sections).
  @inlinable
  public mutating func moveItem(
    _ identifier: ItemIdentifier,
    afterItem toIdentifier: ItemIdentifier
  ) {
    orTrap { (snapshot) throws(EditError) in
      try snapshot.move(identifier, beside: toIdentifier, after: true, "moveItem(_:afterItem:)")
    }
  }

  /// Has items shown by other cells.
  ///
  /// - Parameter identifiers: The items, which are there.
  /// - Complexity: O(named).
  @inlinable
  public mutating func reloadItems(_ identifiers: [ItemIdentifier]) {
    orTrap { (snapshot) throws(EditError) in
      try snapshot.mark(identifiers, "reloadItems(_:)") { $0.reload(items: identifiers) }
    }
  }

  /// Has the cells of items brought up to date, which stay.
  ///
  /// - Parameter identifiers: The items, which are there.
  /// - Complexity: O(named).
  @inlinable
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifier]) {
    orTrap { (snapshot) throws(EditError) in
      try snapshot.mark(identifiers, "reconfigureItems(_:)") { $0.reconfigure(items: identifiers) }
    }
  }

  /// Puts sections at the end, without items.
  ///
  /// - Parameter identifiers: The sections, which are not there yet.
  /// - Complexity: O(appended).
  @inlinable
  public mutating func appendSections(_ identifiers: [SectionIdentifier]) {
    orTrap { (snapshot) throws(EditError) in try snapshot.append(identifiers, "appendSections(_:)")
    }
  }

  /// Puts sections before another one, without items.
  ///
  /// - Parameters:
  ///   - identifiers: The sections, which are not there yet.
  ///   - toIdentifier: The other one.
  /// - Complexity: O(sections).
  @inlinable
  public mutating func insertSections(
    _ identifiers: [SectionIdentifier],
    beforeSection toIdentifier: SectionIdentifier
  ) {
    orTrap { (snapshot) throws(EditError) in
      try snapshot.insert(
        identifiers,
        beside: toIdentifier,
        after: false,
        "insertSections(_:beforeSection:)"
      )
    }
  }

  /// Puts sections after another one, without items.
  ///
  /// - Parameters:
  ///   - identifiers: The sections, which are not there yet.
  ///   - toIdentifier: The other one.
  /// - Complexity: O(sections).
  @inlinable
  public mutating func insertSections(
    _ identifiers: [SectionIdentifier],
    afterSection toIdentifier: SectionIdentifier
  ) {
    orTrap { (snapshot) throws(EditError) in
      try snapshot.insert(
        identifiers,
        beside: toIdentifier,
        after: true,
        "insertSections(_:afterSection:)"
      )
    }
  }

  /// Moves a section, with its items, before another one.
  ///
  /// - Parameters:
  ///   - identifier: The section.
  ///   - toIdentifier: The other one.
  /// - Complexity: O(sections).
  @inlinable
  public mutating func moveSection(
    _ identifier: SectionIdentifier,
    beforeSection toIdentifier: SectionIdentifier
  ) {
    orTrap { (snapshot) throws(EditError) in
      try snapshot.move(
        identifier,
        beside: toIdentifier,
        after: false,
        "moveSection(_:beforeSection:)"
      )
    }
  }

  /// Moves a section, with its items, after another one.
  ///
  /// - Parameters:
  ///   - identifier: The section.
  ///   - toIdentifier: The other one.
  /// - Complexity: O(sections).
  @inlinable
  public mutating func moveSection(
    _ identifier: SectionIdentifier,
    afterSection toIdentifier: SectionIdentifier
  ) {
    orTrap { (snapshot) throws(EditError) in
      try snapshot.move(
        identifier,
        beside: toIdentifier,
        after: true,
        "moveSection(_:afterSection:)"
      )
    }
  }

  /// Has sections shown again from nothing, with all their items.
  ///
  /// - Parameter identifiers: The sections, which are there.
  /// - Complexity: O(named).
  @inlinable
  public mutating func reloadSections(_ identifiers: [SectionIdentifier]) {
    orTrap { (snapshot) throws(EditError) in try snapshot.mark(identifiers, "reloadSections(_:)") }
  }

  /// Takes items out; those that are not there are ignored.
  ///
  /// - Complexity: O(items of their sections).
  @inlinable
  public mutating func deleteItems(_ identifiers: [ItemIdentifier]) {
    delete(identifiers)
  }

  /// Takes everything out, sections too.
  @inlinable
  public mutating func deleteAllItems() {
    self = DiffableDataSourceSnapshot()
  }

  /// Takes sections out, with their items; those that are not there are ignored.
  ///
  /// - Complexity: O(sections and their items).
  @inlinable
  public mutating func deleteSections(_ identifiers: [SectionIdentifier]) {
    delete(identifiers)
  }

  @inlinable
  mutating func orTrap(_ edit: (inout Self) throws(EditError) -> Void) {
    do { try edit(&self) } catch { error.trap() }
  }
}
