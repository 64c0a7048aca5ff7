/// What has lately happened to which children of a collection.
///
/// A store that has running effects of children asks it after each dispatch which of them may have
/// gone, instead of looking for each. ``IdentifiedList`` keeps one. A collection of your own may keep
/// one too: it stores what is set as ``ChildCollection/record``, and tells it of each child that
/// comes, changes or goes.
///
/// ```swift
/// mutating func remove(_ id: Item.ID) {
///   items[id] = nil
///   record?.note(id)
/// }
/// ```
///
/// It keeps the hashes of identifiers, not the identifiers: what these hold on to goes with the last
/// who needs it.
///
/// A value: a copy of the collection goes on with a copy of the record, and a collection that is put
/// back as it was before is told from the one that it replaces.
///
/// - Complexity: a constant amount of memory; a note is O(1).
public struct ChildRecord<ChildID: Hashable> {
  /// The collection at one moment; an object, because nothing else is equal to itself alone.
  @usableFromInline
  final class Version: Sendable {
    @usableFromInline init() {}
  }

  @usableFromInline
  struct Note {
    @usableFromInline let version: Version
    /// That of the child's identifier; nothing for the moment from which on there are notes.
    @usableFromInline let hash: Int?

    @inlinable
    init(_ hash: Int?) {
      version = Version()
      self.hash = hash
    }
  }

  /// Newest last.
  @usableFromInline private(set) var notes: [Note]

  /// Creates a record that knows nothing of what was before.
  @inlinable
  public init() {
    notes = [Note(nil)]
  }

  /// Notes that a child has come, changed or gone.
  @inlinable
  public mutating func note(_ id: ChildID) {
    // Far more than one action usually does; a store that has missed some looks for all children.
    if notes.count == 64 { notes.removeFirst(32) }
    notes.append(Note(AnyHashable(id).hashValue))
  }

  /// The collection now.
  @inlinable var version: Version? { notes.last?.version }

  /// The hashes of the children that have been noted since a moment; `nil` if that is not known.
  @inlinable
  func touched(since version: Version) -> [Int]? {
    guard let start = notes.lastIndex(where: { $0.version === version }) else { return nil }
    return notes[(start + 1)...].compactMap { $0.hash }
  }
}

extension ChildRecord: Sendable where ChildID: Sendable {}

extension ChildRecord.Note: Sendable where ChildID: Sendable {}
