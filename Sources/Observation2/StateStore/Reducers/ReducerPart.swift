/// What the step of a reducer works with; each kind of reducer that needs anything has a subclass.
@usableFromInline
@MainActor
class ReducerPart {
  /// The part of a step that needs none.
  @usableFromInline static let nothing = ReducerPart()

  @usableFromInline
  init() {}

  /// Returns a part as what it is.
  ///
  /// Unchecked: a step passes its function the part that the two were made with, so the function
  /// knows the type.
  @inlinable
  @inline(__always)
  static func cast(_ part: ReducerPart) -> Self {
    unsafeDowncast(part, to: Self.self)
  }
}
