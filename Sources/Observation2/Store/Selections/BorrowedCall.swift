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
}
