/// Calls a function with a value that stays in place.
///
/// Passing `pointer.pointee` of a copyable type would retain and release everything in it for each
/// call. The parameter is declared as possibly noncopyable, so the compiler has to borrow it; that
/// remains so after specialisation.
@usableFromInline
@MainActor
enum BorrowedCall {
  @inlinable
  @inline(__always)
  static func call<Argument: ~Copyable, Result>(
    _ function: @MainActor (borrowing Argument) -> Result,
    _ argument: UnsafePointer<Argument>
  ) -> Result {
    function(argument.pointee)
  }

  /// Calls a reducer's step with the action in an optional that is not `nil`, in place: unwrapping
  /// would copy it.
  ///
  /// The action lies at the optional's start, as an enum's only payload does, with the same bits as
  /// on its own. This takes an address rather than a closure, which would check its isolation at
  /// each call, and gives what the step's function returns, which the caller has to take over.
  @inlinable
  @inline(__always)
  static func call<State, Action>(
    _ step: ReducerStep<State, Action>,
    _ state: UnsafeMutablePointer<State>,
    contentOf action: UnsafePointer<Action?>
  ) -> Unmanaged<EffectNode<Action>>? {
    step.function(step.part, state, UnsafeRawPointer(action).assumingMemoryBound(to: Action.self))
  }

  /// Calls `body` with the address of a value, for reading.
  ///
  /// Without the protection against overflows, which each lift would set and check; and not
  /// isolated, since a closure that is passed to the standard library checks its isolation.
  @inlinable
  @inline(__always)
  nonisolated static func withAddress<Value, Result>(
    of value: inout Value,
    _ body: (UnsafePointer<Value>) -> Result
  ) -> Result {
    _withUnprotectedUnsafeMutablePointer(to: &value) { body(UnsafePointer($0)) }
  }
}
