#if canImport(os)
import os
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

#if canImport(os)
/// A value behind the platform's lock.
///
/// For diagnostics and numbers shared by several domains; streams themselves need no lock.
///
/// `Mutex` is not used on Apple's systems because it needs macOS 15 and iOS 18.
package final class Guarded<Value: Sendable>: Sendable {
  private let lock: OSAllocatedUnfairLock<Value>

  package init(_ value: Value) {
    lock = OSAllocatedUnfairLock(initialState: value)
  }

  package func withLock<Result: Sendable>(_ body: @Sendable (inout Value) -> Result) -> Result {
    lock.withLock(body)
  }
}
#else
/// A value behind the platform's lock.
///
/// For diagnostics and numbers shared by several domains; streams themselves need no lock.
///
/// `Mutex` is not used on Linux because the thread sanitizer does not see a thread that waits for one take it:
/// it reports races in what the lock guards.
///
/// Unchecked, because the compiler can't see it: `value` is read and written only while `lock` is held, and it
/// is `Sendable`, so what is copied out of it may go anywhere.
package final class Guarded<Value: Sendable>: @unchecked Sendable {
  private var value: Value
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

  package init(_ value: Value) {
    self.value = value
    var kind = pthread_mutexattr_t()
    pthread_mutexattr_init(&kind)
    pthread_mutexattr_settype(&kind, Int32(PTHREAD_MUTEX_ERRORCHECK))
    pthread_mutex_init(lock, &kind)
    pthread_mutexattr_destroy(&kind)
  }

  deinit {
    pthread_mutex_destroy(lock)
    lock.deallocate()
  }

  package func withLock<Result: Sendable>(_ body: @Sendable (inout Value) -> Result) -> Result {
    let error = pthread_mutex_lock(lock)
    precondition(error == 0, "A guarded value is used while it is being used.")
    defer { pthread_mutex_unlock(lock) }
    return body(&value)
  }
}
#endif
