/// A reducer's work on one action: a function, and the object that it works with.
///
/// Not a closure that captures the object. A function without captures is known where it is made, so
/// the compiler puts the closures that it calls, such as the `extract` of a lift, into it. And it is
/// called directly, whereas captures are fetched first, by one more call for each lift.
@usableFromInline
@MainActor
struct ReducerStep<State, Action> {
  /// Takes pointers, so that no function of the chain copies the state or boxes the action.
  @usableFromInline typealias Function =
    @MainActor (
      ReducerPart, UnsafeMutablePointer<State>, UnsafePointer<Action>
    ) -> Effect<Action>

  @usableFromInline let function: Function
  /// The first argument of the function.
  @usableFromInline let part: ReducerPart

  /// - Parameters:
  ///   - part: What the function works with; by default nothing.
  ///   - function: Changes the state by the action; gets that part each time.
  @inlinable
  @inline(__always)
  init(of part: ReducerPart = .nothing, _ function: @escaping Function) {
    self.function = function
    self.part = part
  }

  @inlinable
  @inline(__always)
  func callAsFunction(
    _ state: UnsafeMutablePointer<State>,
    _ action: UnsafePointer<Action>
  ) -> Effect<Action> {
    function(part, state, action)
  }
}

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
