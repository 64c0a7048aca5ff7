/// The closure that makes a join's result and emits it; returns whether more is wanted.
///
/// Noncopyable on purpose: calling the closure through a borrow neither retains nor releases it.
struct Emission: ~Copyable {
  private let run: () throws -> Bool

  init(_ run: @escaping () throws -> Bool) {
    self.run = run
  }

  @inline(__always)
  borrowing func callAsFunction() throws -> Bool {
    try run()
  }
}
