import Observation2

/// An identity that a body gives an element, in place of the element's position.
@usableFromInline
struct ScreenIdentity: Sendable, Hashable, CustomStringConvertible {
  /// Sendable, since only sendable values get in; `AnyHashable` can't say so.
  private nonisolated(unsafe) let value: AnyHashable

  /// The line that gives the identity, for reports; it does not count in comparisons.
  let spot: SourceSpot?

  init(_ value: some Hashable & Sendable, at spot: SourceSpot? = nil) {
    self.value = AnyHashable(value)
    self.spot = spot
  }

  @usableFromInline var description: String { "\(value.base)" }

  /// It as a value of a type; `nil` if it is none.
  func value<Value>(of type: Value.Type) -> Value? { value.base as? Value }

  /// The place of the first item that has it.
  @usableFromInline
  func place<Item, ID: Hashable>(among items: [Item], id: (UnsafePointer<Item>) -> ID) -> Int? {
    (value.base as? ID).flatMap { items.place(of: $0, id: id) }
  }

  @usableFromInline
  static func == (left: ScreenIdentity, right: ScreenIdentity) -> Bool {
    left.value == right.value
  }

  @usableFromInline
  func hash(into hasher: inout Hasher) {
    hasher.combine(value)
  }
}

extension Array {
  /// The place of the first item that has an identity, or the place before if that item has it still; items are
  /// looked at where they are.
  @usableFromInline
  func place<ID: Equatable>(
    of wanted: ID,
    before: Int? = nil,
    id: (UnsafePointer<Element>) -> ID
  ) -> Int? {
    withUnsafeBufferPointer { items in
      guard let first = items.baseAddress else { return nil }
      if let before, items.indices.contains(before), id(first + before) == wanted { return before }
      return items.indices.first { id(first + $0) == wanted }
    }
  }
}
