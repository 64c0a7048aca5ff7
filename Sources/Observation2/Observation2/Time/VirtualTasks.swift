/// The asynchronous work that a ``VirtualTime`` tracks.
@MainActor
final class VirtualTasks {
  private let identity = ClockIdentity()
  private var works = NumberedList<ClockWork>()
  private var started = 0
  /// The number of the last work that existed when things last settled.
  private var settled = 0
  private let executor = VirtualExecutor()
  private let turn = MainQueueTurn()

  /// The number of parts of tasks that have begun or ended.
  var activity: Int { executor.activity }

  /// The work that existed when things last settled and does not wait on the clock.
  var stuck: [Ledger.Entry] {
    var stuck: [Ledger.Entry] = []
    works.visit { work in
      if work.parked == 0, work.number <= settled {
        stuck.append(Ledger.Entry(kind: .task, origin: work.origin))
      }
    }
    return stuck
  }

  func run(
    at origin: SourceSpot,
    _ work: @escaping @MainActor () async -> Void
  ) -> any Disposable {
    started += 1
    let entry = ClockWork(of: identity, number: started, at: origin)
    let number = works.add(entry)
    let disposable = WorkDisposable(at: origin)
    let task = ClockWork.$current.withValue(entry) {
      start {
        await work()
        disposable.end()
        self.works.remove(number)
      }
    }
    disposable.cancels(task)
    return disposable
  }

  private func start(_ work: @escaping @MainActor () async -> Void) -> Task<Void, Never> {
    guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) else {
      executor.begin()
      return Task { [executor] in
        executor.end()
        await work()
      }
    }
    // Outside all actors, so that even the first job is the executor's.
    return Task(executorPreference: executor) { @concurrent in await work() }
  }

  /// Notes that a task is going to ``park(_:)``, which counts from now on.
  nonisolated func begin() {
    executor.begin()
  }

  /// Suspends the current task until `schedule`'s callback is called or it is cancelled.
  ///
  /// To be called after ``begin()``.
  func park(_ schedule: (@escaping () -> Void) -> any Disposable) async throws {
    let work = ClockWork.current(of: identity)
    let wait = ParkedWait()
    work?.parked += 1
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        wait.wake = { [executor] in
          // The task may be another clock's, or of no clock.
          executor.begin()
          continuation.resume()
        }
        if Task.isCancelled { wait.finish() } else { wait.timer = schedule { wait.finish() } }
        executor.end()
      }
    } onCancel: {
      MainActorHop.run { wait.finish() }
    }
    executor.end()
    work?.parked -= 1
    try Task.checkCancellation()
  }

  /// Returns when all work has finished, is parked, or waits for something that can't be tracked.
  ///
  /// A resumed task or a call shows at once, since it is enqueued. Waiting for the main queue lets
  /// such jobs run, and also jobs that others enqueued before, such as an actor's job that delivers
  /// a result.
  func settle() async {
    var before: Int
    repeat {
      before = executor.activity
      await turn.take()
    } while before != executor.activity || !executor.isIdle || !MainActorHop.isIdle
    settled = started
  }
}

/// One wait on the clock.
@MainActor
private final class ParkedWait {
  var timer: (any Disposable)?
  var wake: (() -> Void)?

  /// Wakes the task, the first time.
  func finish() {
    guard let wake else { return }
    self.wake = nil
    timer?.dispose()
    timer = nil
    wake()
  }
}
