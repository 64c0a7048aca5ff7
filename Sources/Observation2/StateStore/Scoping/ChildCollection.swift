/// A collection of child states that are found by identifier.
///
/// ``IdentifiedList``, `Dictionary` and arrays of `Identifiable` elements conform. An array
/// searches its elements, for each child and each time: n child stores of it cost n² per dispatch.
/// Use an array for few children, an ``IdentifiedList`` for many.
public protocol ChildCollection<ChildID, Child> {
  /// The identifier of a child.
  associatedtype ChildID: Hashable
  /// The state of one child.
  associatedtype Child

  /// The child with this identifier.
  func child(_ id: ChildID) -> Child?

  /// Whether there is a child with this identifier.
  func hasChild(_ id: ChildID) -> Bool

  /// Changes a child in its place, without copying the collection.
  ///
  /// - Returns: What `body` returns, or `nil` if there is no such child.
  mutating func updateChild<Result>(
    _ id: ChildID,
    _ body: (inout Child) throws -> Result
  ) rethrows -> Result?

  /// A record of the children that have lately come, changed or gone, kept once somebody has set
  /// it; `nil` for a collection that keeps no record.
  ///
  /// With a record a store need not search for every child with running effects after each
  /// dispatch.
  var record: ChildRecord<ChildID>? { get set }
}

extension ChildCollection {
  /// No record.
  public var record: ChildRecord<ChildID>? {
    get { nil }
    set {}
  }

  /// Whether there is a child with this identifier.
  public func hasChild(_ id: ChildID) -> Bool { child(id) != nil }
}

extension Dictionary: ChildCollection {
  /// The value for this key.
  @inlinable
  public func child(_ id: Key) -> Value? { self[id] }

  /// Whether there is a value for this key.
  @inlinable
  public func hasChild(_ id: Key) -> Bool { index(forKey: id) != nil }

  /// Changes the value for this key in its place.
  @inlinable
  public mutating func updateChild<Result>(
    _ id: Key,
    _ body: (inout Value) throws -> Result
  ) rethrows -> Result? {
    guard let index = index(forKey: id) else { return nil }
    return try body(&values[index])
  }
}

extension Array: ChildCollection where Element: Identifiable {
  /// The first element with this identifier.
  ///
  /// - Complexity: O(n).
  @inlinable
  public func child(_ id: Element.ID) -> Element? { first { $0.id == id } }

  /// Whether there is an element with this identifier.
  ///
  /// - Complexity: O(n).
  @inlinable
  public func hasChild(_ id: Element.ID) -> Bool { contains { $0.id == id } }

  /// Changes the first element with this identifier in its place.
  ///
  /// - Complexity: O(n).
  @inlinable
  public mutating func updateChild<Result>(
    _ id: Element.ID,
    _ body: (inout Element) throws -> Result
  ) rethrows -> Result? {
    guard let index = firstIndex(where: { $0.id == id }) else { return nil }
    return try body(&self[index])
  }
}
