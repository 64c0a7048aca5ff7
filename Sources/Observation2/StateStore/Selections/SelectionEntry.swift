/// One observed slice, as its store's list keeps it.
///
/// Noncopyable on purpose, as a hub's entries are: calling the closure through a borrow neither
/// retains nor releases it.
@usableFromInline
struct SelectionEntry: ~Copyable {
  /// The requests of the list to a slice.
  @usableFromInline
  enum Request: UInt8 {
    /// Read and store the slice; the result is whether it differs from the one before.
    case compare
    /// Deliver the slice to its observers.
    case deliver
  }

  /// Compiled where the types of state and slice are known; the pointer is the root's state.
  @usableFromInline typealias Run = @MainActor (UnsafeRawPointer, Request) -> Bool

  let run: Run
  let id: UInt32
  var isAlive = true
  var isDirty = false

  init(id: UInt32, run: @escaping Run) {
    self.id = id
    self.run = run
  }

  /// Sends a request through a borrow, which saves a retain.
  @MainActor
  @inline(__always)
  borrowing func ask(_ request: Request, _ state: UnsafeRawPointer) -> Bool {
    run(state, request)
  }
}
