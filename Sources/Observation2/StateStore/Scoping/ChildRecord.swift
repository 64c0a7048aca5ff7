/// A record of the children of a collection that have lately come, changed or gone.
///
/// After each dispatch, a store with running effects of children reads from it which of them may
/// have gone, instead of searching for each. ``IdentifiedList`` keeps one. A collection of your own
/// may keep one too: it stores the value set as ``ChildCollection/record``, and notes each child
/// that comes, changes or goes.
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
  /// The collection at one moment; an object, because only an object is equal to itself alone.
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

  /// Creates a record without notes.
  @inlinable
  public init() {
    notes = [Note(nil)]
  }

  /// Notes that a child has come, changed or gone.
  @inlinable
  public mutating func note(_ id: ChildID) {
    // Far more than one action usually makes; a store that has missed some searches for all
    // children.
    if notes.count == 64 { notes.removeFirst(32) }
    notes.append(Note(AnyHashable(id).hashValue))
  }

  /// The current version of the collection.
  @inlinable var version: Version? { notes.last?.version }

  /// The children that have been noted since a version; `nil` if that is not known.
  @inlinable
  func touched(since version: Version) -> [Int]? {
    guard let start = notes.lastIndex(where: { $0.version === version }) else { return nil }
    return notes[(start + 1)...].compactMap { $0.hash }
  }
}

extension ChildRecord: Sendable where ChildID: Sendable {}

extension ChildRecord.Note: Sendable where ChildID: Sendable {}
