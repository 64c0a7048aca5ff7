import Foundation

/// A value that several threads change, one at a time.
///
/// `Mutex` of the standard library needs later systems than this package supports, and the thread
/// sanitizer reports races in what it guards on Linux. `Guarded` does the same for Observation2, which this
/// module does without.
final class Locked<Value: Sendable>: @unchecked Sendable {
  // The compiler can't see it: `value` is read and written only between `lock` and `unlock`, and it is
  // `Sendable`, so what is copied out of it may go anywhere.
  private var value: Value
  private let lock = NSLock()

  init(_ value: Value) {
    self.value = value
  }

  /// Calls a closure with the value; it must not call foreign code, which might come back here.
  func change<Result>(_ body: (inout Value) -> Result) -> Result {
    lock.withLock { body(&value) }
  }
}
