/// Why a snapshot can't be edited as it was asked to.
///
/// Apple's snapshots raise an exception in these cases; ``DiffableDataSourceSnapshot`` ends the program with
/// the error's ``description``.
@usableFromInline
package struct SnapshotError<
  SectionIdentifier: Hashable & Sendable,
  ItemIdentifier: Hashable & Sendable
>: Error, Hashable {
  /// The mistake.
  @usableFromInline
  package enum Reason: Hashable, Sendable {
    /// Items that one call names twice, each with its first two places in the call.
    case duplicateItems([SnapshotDuplicate<ItemIdentifier>])
    /// Sections that one call names twice, each with its first two places in the call.
    case duplicateSections([SnapshotDuplicate<SectionIdentifier>])
    /// Sections that are there already, each with its place in the snapshot and in the call.
    case sectionsAlreadyPresent([SnapshotDuplicate<SectionIdentifier>])
    /// Items without a section.
    case noSections
    /// A section that is not there.
    case unknownSection(SectionIdentifier)
    /// An item that is not there.
    case unknownItem(ItemIdentifier)
    /// Items of an outline that another section has.
    case itemsInOtherSections([ItemIdentifier])
    /// An item beside itself.
    case itemDestinationAmongInserted(ItemIdentifier)
    /// A section beside itself.
    case sectionDestinationAmongInserted(SectionIdentifier)
    /// Items to show again that are not there.
    case reloadOfUnknownItems([ItemIdentifier])
    /// Sections to show again that are not there.
    case reloadOfUnknownSections([SectionIdentifier])
  }

  /// The mistake.
  package let reason: Reason
  /// The call, such as `appendItems(_:toSection:)`.
  package let call: String

  @usableFromInline
  init(_ reason: Reason, in call: String) {
    self.reason = reason
    self.call = call
  }

  /// Ends the program.
  ///
  /// A `precondition` would not say why in a program that is built for speed.
  @usableFromInline
  func trap() -> Never {
    fatalError(description)
  }
}

extension SnapshotError: CustomStringConvertible {
  /// The mistake, its position and its remedy.
  @usableFromInline package var description: String { "\(call): \(explanation)" }

  private var explanation: String {
    switch reason {
    case .duplicateItems(let items):
      "\(list(items, "stands at", "and again at")) in the call. An item may be named once; give each its own identifier."
    case .duplicateSections(let sections):
      "\(list(sections, "stands at", "and again at")) in the call. A section may be named once."
    case .sectionsAlreadyPresent(let sections):
      "\(list(sections, "is section", "of the snapshot already, and comes at")) in the call. Move it with moveSection, or leave it out."
    case .noSections: "The snapshot has no section to append items to. Call appendSections first."
    case .unknownSection(let section):
      "The snapshot has no section \(quoted(section)). Append it first."
    case .unknownItem(let item): "The snapshot has no item \(quoted(item))."
    case .itemsInOtherSections(let items):
      "Another section has the item \(items.map(quoted).joined(separator: ", ")) already. Delete it there first, or leave it out."
    case .itemDestinationAmongInserted(let item):
      "The item \(quoted(item)) can't stand beside itself. Name one that is not moved."
    case .sectionDestinationAmongInserted(let section):
      "The section \(quoted(section)) can't stand beside itself. Name one that is not moved."
    case .reloadOfUnknownItems(let items):
      "The snapshot has no item \(items.map(quoted).joined(separator: ", ")) to show anew. Append it first."
    case .reloadOfUnknownSections(let sections):
      "The snapshot has no section \(sections.map(quoted).joined(separator: ", ")) to show anew. Append it first."
    }
  }

  private func list<Identifier>(
    _ duplicates: [SnapshotDuplicate<Identifier>],
    _ first: String,
    _ second: String
  ) -> String {
    duplicates.map { "\(quoted($0.identifier)) \(first) \($0.first) \(second) \($0.second)" }
      .joined(separator: ", ")
  }

  private func quoted(_ identifier: some Hashable) -> String { "“\(identifier)”" }
}
