/// An identifier that comes twice.
public struct SnapshotDuplicate<Identifier: Hashable & Sendable>: Hashable, Sendable {
  /// Which one.
  public let identifier: Identifier
  /// Where it stands first.
  public let first: Int
  /// Where it comes again.
  public let second: Int

  /// Creates one.
  @inlinable
  public init(_ identifier: Identifier, first: Int, second: Int) {
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
