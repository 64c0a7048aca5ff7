/// A reducer's work on one action: a function, and the object that it works with; see ``FunctionPart``.
@usableFromInline
@MainActor
struct ReducerStep<State, Action> {
  /// Takes pointers, so that no function of the chain copies the state or boxes the action; returns
  /// a reference that the caller has to take over, so that a lift has nothing to release.
  @usableFromInline typealias Function =
    @MainActor (
      FunctionPart, UnsafeMutablePointer<State>, UnsafePointer<Action>
    ) -> Unmanaged<EffectNode<Action>>?

  @usableFromInline let function: Function
  /// The first argument of the function.
  @usableFromInline let part: FunctionPart

  /// - Parameters:
  ///   - part: What the function works with; by default nothing.
  ///   - function: Changes the state by the action; gets that part each time.
  @inlinable
  @inline(__always)
  init(of part: FunctionPart = .nothing, _ function: @escaping Function) {
    self.function = function
    self.part = part
  }

  @inlinable
  @inline(__always)
  func callAsFunction(
    _ state: UnsafeMutablePointer<State>,
    _ action: UnsafePointer<Action>
  ) -> Effect<Action> {
    Effect(node: function(part, state, action)?.takeRetainedValue())
  }
}
