/// Calls a function with a value that stays where it is.
///
/// Passing `pointer.pointee` of a copyable type would retain and release everything in it for each
/// call. The parameter is declared as possibly noncopyable, so the compiler has to lend it; that
/// holds after it has been specialised too.
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

  /// Calls a reducer's step with the action in an optional that is not `nil`, where it is:
  /// unwrapping would copy it.
  ///
  /// It lies at the optional's start, as an enum's only payload does, with the bits that it has
  /// alone. Takes its address rather than a closure that gets it, which would check its isolation
  /// at each call.
  @inlinable
  @inline(__always)
  static func call<State, Action>(
    _ step: Reducer<State, Action>.Step,
    _ state: UnsafeMutablePointer<State>,
    contentOf action: UnsafePointer<Action?>
  ) -> Effect<Action> {
    step(state, UnsafeRawPointer(action).assumingMemoryBound(to: Action.self))
  }

  /// Calls with the address of a value, to be read there.
  ///
  /// Without the guard against writing past it, which each lift would set and check; and not
  /// isolated, since a closure that is handed to the standard library checks its isolation.
  @inlinable
  @inline(__always)
  nonisolated static func withAddress<Value, Result>(
    of value: inout Value,
    _ body: (UnsafePointer<Value>) -> Result
  ) -> Result {
    _withUnprotectedUnsafeMutablePointer(to: &value) { body(UnsafePointer($0)) }
  }
}
