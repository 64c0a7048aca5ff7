/// A collection that keeps no record, as a store saw it last; for arrays and dictionaries.
///
/// While it is held, whoever changes the collection copies it first. So one that lies at the same
/// place is the same, which is told without looking at a child.
@usableFromInline
final class SeenChildren<Children: ChildCollection> {
  /// The places of a lift share what its reducer lets go of while it changes a child.
  @usableFromInline
  final class Latest {
    @usableFromInline weak var seen: SeenChildren?

    @usableFromInline init() {}
  }

  private var held: Children?
  /// The hashes of those that were changed by themselves.
  private var touched: [Int] = []

  @usableFromInline init() {}

  /// Tells which children have been changed by themselves since this was called last.
  ///
  /// - Parameters:
  ///   - children: The collection now.
  ///   - isHeld: Whether it is held until the next call.
  /// - Returns: Their hashes; `nil` if anything else may have happened to the collection.
  @usableFromInline
  func touched(in children: Children, holdingIt isHeld: Bool) -> [Int]? {
    let (before, hashes) = (held, touched)
    let isSame = isSame(as: children)
    held = isHeld && children is any CopiedOnWrite ? children : nil
    touched = []
    // Let go when all is whole, since the end of a child may call back in.
    withExtendedLifetime(before) {}
    return isSame ? hashes : nil
  }

  /// Lets go of a collection, so that a child in it can be changed in its place.
  ///
  /// - Returns: Whether it was held.
  @usableFromInline
  func letGo(of children: borrowing Children) -> Bool {
    guard isSame(as: children) else { return false }
    held = nil
    return true
  }

  /// Holds a collection again, of which one child has been changed in its place.
  @usableFromInline
  func hold(_ children: Children, touched id: Children.ChildID) {
    held = children
    touched.append(AnyHashable(id).hashValue)
  }

  /// The identifiers in a collection that would be gone through for each child.
  @usableFromInline
  func identifiers(of children: Children) -> Set<AnyHashable>? {
    (children as? any CopiedOnWrite)?.identifiers
  }

  private func isSame(as children: borrowing Children) -> Bool {
    guard let held, MemoryLayout<Children>.size == MemoryLayout<UInt>.size else { return false }
    return unsafeBitCast(held, to: UInt.self) == unsafeBitCast(copy children, to: UInt.self)
  }
}

/// A collection that is a single reference to where its elements lie.
private protocol CopiedOnWrite {
  /// Nothing where one is found without going through all.
  var identifiers: Set<AnyHashable>? { get }
}

extension Array: CopiedOnWrite where Element: Identifiable {
  fileprivate var identifiers: Set<AnyHashable>? { Set(lazy.map { AnyHashable($0.id) }) }
}

extension Dictionary: CopiedOnWrite {
  fileprivate var identifiers: Set<AnyHashable>? { nil }
}
