/// An identifier that comes twice.
@usableFromInline
package struct SnapshotDuplicate<Identifier: Hashable & Sendable>: Hashable, Sendable {
  /// Which one.
  package let identifier: Identifier
  /// Where it stands first.
  package let first: Int
  /// Where it comes again.
  package let second: Int

  /// Creates one.
  @usableFromInline
  package init(_ identifier: Identifier, first: Int, second: Int) {
    self.identifier = identifier
    self.first = first
    self.second = second
  }

  /// Those that a list names more than once, each with its first two places, in the order of the second.
  @usableFromInline
  static func all(in identifiers: [Identifier]) -> [SnapshotDuplicate] {
    var first: [Identifier: (place: Int, isRepeated: Bool)] = [:]
    first.reserveCapacity(identifiers.count)
    var duplicates: [SnapshotDuplicate] = []
    for (place, identifier) in identifiers.enumerated() {
      guard let before = first.updateValue((place, false), forKey: identifier) else { continue }
      first[identifier] = (before.place, true)
      if before.isRepeated { continue }
      duplicates.append(SnapshotDuplicate(identifier, first: before.place, second: place))
    }
    return duplicates
  }
}
