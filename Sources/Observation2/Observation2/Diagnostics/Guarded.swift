#if canImport(os)
import os
#else
import Synchronization
#endif

/// A value behind the platform's lock.
///
/// For diagnostics and numbers shared by several domains; streams themselves need no lock.
///
/// `Mutex` is not used on Apple's systems because it needs macOS 15 and iOS 18.
package final class Guarded<Value: Sendable>: Sendable {
  #if canImport(os)
  private let lock: OSAllocatedUnfairLock<Value>

  package init(_ value: Value) {
    lock = OSAllocatedUnfairLock(initialState: value)
  }

  package func withLock<Result: Sendable>(_ body: @Sendable (inout Value) -> Result) -> Result {
    lock.withLock(body)
  }
  #else
  private let lock: Mutex<Value>

  package init(_ value: Value) {
    lock = Mutex(value)
  }

  package func withLock<Result: Sendable>(_ body: @Sendable (inout Value) -> Result) -> Result {
    lock.withLock { body(&$0) }
  }
  #endif
}
