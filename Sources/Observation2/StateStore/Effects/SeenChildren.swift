/// A collection that keeps no record, as a store saw it last; for arrays and dictionaries.
///
/// While it is retained, a change copies the collection first. So a collection at the same address
/// is unchanged, which is known without comparing a child.
@usableFromInline
final class SeenChildren<Children: ChildCollection> {
  /// The collection that all places of a lift share, so that its reducer can release it for a
  /// change.
  @usableFromInline
  final class Latest {
    @usableFromInline weak var seen: SeenChildren?

    @usableFromInline init() {}
  }

  private var held: Children?
  /// The hashes of those that were changed by themselves.
  private var touched: [Int] = []

  @usableFromInline init() {}

  /// Returns the children that have been changed one by one since the last call.
  ///
  /// - Parameters:
  ///   - children: The current collection.
  ///   - isHeld: Whether it is retained until the next call.
  /// - Returns: The children; `nil` if anything else may have happened to the collection.
  @usableFromInline
  func touched(in children: Children, holdingIt isHeld: Bool) -> [Int]? {
    let (before, hashes) = (held, touched)
    let isSame = isSame(as: children)
    held = isHeld && children is any CopiedOnWrite ? children : nil
    touched = []
    // Let go when all is whole, since the end of a child may call back in.
    extendLifetime(before)
    return isSame ? hashes : nil
  }

  /// Releases a collection, so that a child in it can be changed in place.
  ///
  /// - Returns: Whether it was retained.
  @usableFromInline
  func letGo(of children: borrowing Children) -> Bool {
    guard isSame(as: children) else { return false }
    held = nil
    return true
  }

  /// Retains a collection again, in which one child has been changed in place.
  @usableFromInline
  func hold(_ children: Children, touched id: Children.ChildID) {
    held = children
    touched.append(AnyHashable(id).hashValue)
  }

  /// The identifiers in a collection that would otherwise be searched for each child.
  @usableFromInline
  func identifiers(of children: Children) -> Set<AnyHashable>? {
    (children as? any CopiedOnWrite)?.identifiers
  }

  private func isSame(as children: borrowing Children) -> Bool {
    guard let held, MemoryLayout<Children>.size == MemoryLayout<UInt>.size else { return false }
    return unsafeBitCast(held, to: UInt.self) == unsafeBitCast(copy children, to: UInt.self)
  }
}

/// A collection that is a single reference to the storage of its elements.
private protocol CopiedOnWrite {
  /// `nil` if the collection finds an element without searching all.
  var identifiers: Set<AnyHashable>? { get }
}

extension Array: CopiedOnWrite where Element: Identifiable {
  fileprivate var identifiers: Set<AnyHashable>? { Set(lazy.map { AnyHashable($0.id) }) }
}

extension Dictionary: CopiedOnWrite {
  fileprivate var identifiers: Set<AnyHashable>? { nil }
}
