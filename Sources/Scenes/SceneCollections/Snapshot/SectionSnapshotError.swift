/// Why a section snapshot can't be edited as it was asked to.
///
/// Apple's section snapshots raise an exception in these cases; ``DiffableDataSourceSectionSnapshot`` ends the
/// program with the error's ``description``.
@usableFromInline
package struct SectionSnapshotError<ItemIdentifier: Hashable & Sendable>: Error, Hashable {
  /// The mistake.
  @usableFromInline
  package enum Reason: Hashable, Sendable {
    /// Items that one call names twice, each with its first two places in the call.
    case duplicateItems([SnapshotDuplicate<ItemIdentifier>])
    /// Items that are there already, each with its place among all items and its place in the call.
    case itemsAlreadyPresent([SnapshotDuplicate<ItemIdentifier>])
    /// Items that are not there.
    case unknownItems([ItemIdentifier])
  }

  /// The mistake.
  package let reason: Reason
  /// The call, such as `append(_:to:)`.
  package let call: String

  @usableFromInline
  init(_ reason: Reason, in call: String) {
    self.reason = reason
    self.call = call
  }

  /// Ends the program.
  @usableFromInline
  func trap() -> Never {
    fatalError(description)
  }
}

extension SectionSnapshotError: CustomStringConvertible {
  /// The mistake, its position and its remedy.
  @usableFromInline package var description: String { "\(call): \(explanation)" }

  private var explanation: String {
    switch reason {
    case .duplicateItems(let items):
      "\(list(items, "stands at", "and again at")) in the call. An item may be named once; give each its own identifier."
    case .itemsAlreadyPresent(let items):
      "\(list(items, "is item", "of the outline already, and comes at")) in the call. Delete it first, or leave it out."
    case .unknownItems(let items):
      "The outline has no item \(items.map { "“\($0)”" }.joined(separator: ", ")). Append it first."
    }
  }

  private func list(
    _ duplicates: [SnapshotDuplicate<ItemIdentifier>],
    _ first: String,
    _ second: String
  ) -> String {
    duplicates.map { "“\($0.identifier)” \(first) \($0.first) \(second) \($0.second)" }
      .joined(separator: ", ")
  }
}
