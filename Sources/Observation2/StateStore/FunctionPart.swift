/// What a function works with that captures nothing, and is passed it each time; each use that needs
/// anything has a subclass.
///
/// A closure that captured it would fetch it by one more call. And a function without captures is known
/// where it is made, so the compiler puts the closures into it that it calls: the `extract` of a lift,
/// the `action` of a scope.
@usableFromInline
@MainActor
class FunctionPart {
  /// The part of a function that needs none.
  @usableFromInline static let nothing = FunctionPart()

  @usableFromInline
  init() {}

  /// Returns a part as what it is.
  ///
  /// Unchecked: a function is passed the part that the two were kept with, so it knows the type.
  @inlinable
  @inline(__always)
  static func cast(_ part: FunctionPart) -> Self {
    unsafeDowncast(part, to: Self.self)
  }
}
