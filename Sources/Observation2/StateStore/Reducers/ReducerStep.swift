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
