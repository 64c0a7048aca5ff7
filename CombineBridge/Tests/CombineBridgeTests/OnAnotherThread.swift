import Foundation

/// Runs a closure on another thread, and waits for it.
///
/// The caller waits meanwhile, so that nothing is used by two at a time; the compiler can't see that.
func onAnotherThread(_ body: @escaping () -> Void) {
  nonisolated(unsafe) let body = body
  let isOver = DispatchSemaphore(value: 0)
  Thread.detachNewThread {
    body()
    isOver.signal()
  }
  isOver.wait()
}
