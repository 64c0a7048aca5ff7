import Dispatch

/// Runs the jobs of a virtual clock's work, one at a time on the main queue, and counts them, so
/// that it is known when nothing is left to run.
///
/// A job runs in the main actor *and* in this executor, so the work can call back and forth between
/// the main actor and code outside all actors: calls to the main actor need no switch, and all
/// others are jobs of this executor. A task that waits for a child, a value or a continuation is
/// resumed here too, and not on the main actor. So every step of the work is counted.
final class VirtualExecutor: Sendable {
  private struct Count {
    var waiting = 0
    var total = 0
  }

  private let count = Guarded(Count())

  /// Whether no job is waiting.
  var isIdle: Bool { count.withLock { $0.waiting == 0 } }

  /// The number of jobs that have been enqueued or finished.
  var activity: Int { count.withLock { $0.total } }

  /// Notes that something will happen that is not a job of this executor.
  func begin() {
    count.withLock {
      $0.waiting += 1
      $0.total += 1
    }
  }

  /// Notes that it has happened.
  func end() {
    count.withLock {
      $0.waiting -= 1
      $0.total += 1
    }
  }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension VirtualExecutor: TaskExecutor {
  func enqueue(_ job: consuming ExecutorJob) {
    begin()
    let job = UnownedJob(job)
    DispatchQueue.main.async {
      job.runSynchronously(
        isolatedTo: MainActor.sharedUnownedExecutor,
        taskExecutor: self.asUnownedTaskExecutor()
      )
      self.end()
    }
  }
}
