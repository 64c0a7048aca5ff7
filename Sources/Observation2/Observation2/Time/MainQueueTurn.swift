import Dispatch

/// Waits for the main queue: when ``take()`` returns, everything enqueued for the main actor before
/// the call has run.
///
/// A continuation would do as well, but is resumed by way of another thread.
actor MainQueueTurn {
  private final class Executor: SerialExecutor {
    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      DispatchQueue.main.async {
        job.runSynchronously(on: self.asUnownedSerialExecutor())
      }
    }
  }

  private let executor = Executor()
  private var turns = 0

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// Waits until the main queue has run the jobs ahead of it.
  func take() {
    turns &+= 1
  }
}
