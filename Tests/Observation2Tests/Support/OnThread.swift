import Foundation

/// Runs `body` on a thread of its own, and returns its result.
///
/// `stack` is the size of the thread's stack in KB. A secondary thread of Apple's platforms has 512.
func onThread<Result: Sendable>(
  stack: Int,
  _ body: @escaping @Sendable () -> Result
) -> Result? {
  let box = ThreadResult<Result>()
  let isDone = DispatchSemaphore(value: 0)
  let thread = Thread {
    box.value = body()
    isDone.signal()
  }
  thread.stackSize = stack * 1024
  thread.start()
  isDone.wait()
  return box.value
}

/// Sendable, since the thread writes the value before it signals, and the value is read afterwards.
private final class ThreadResult<Value: Sendable>: @unchecked Sendable {
  var value: Value?
}
