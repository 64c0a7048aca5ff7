import Dispatch

/// Runs the parts of a task tree that are not isolated to an actor, one at a time on the main queue,
/// and counts them, so that virtual time knows when none is left.
final class VirtualExecutor: Sendable {
  fileprivate struct Count {
    var waiting = 0
    var total = 0
  }

  fileprivate let count = Guarded(Count())

  /// Whether nothing is in line.
  var isIdle: Bool { count.withLock { $0.waiting == 0 } }

  /// How many jobs there have been.
  var activity: Int { count.withLock { $0.total } }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension VirtualExecutor: TaskExecutor {
  func enqueue(_ job: consuming ExecutorJob) {
    count.withLock {
      $0.waiting += 1
      $0.total += 1
    }
    let job = UnownedJob(job)
    DispatchQueue.main.async {
      job.runSynchronously(on: self.asUnownedTaskExecutor())
      self.count.withLock { $0.waiting -= 1 }
    }
  }
}
