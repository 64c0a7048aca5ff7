/// The asynchronous work that a ``VirtualTime`` knows of.
@MainActor
final class VirtualTasks {
  /// One task started by the parts under test.
  private final class Work {
    let origin: SourceSpot
    /// How many waits on the clock it is in, its child tasks' included.
    var parked = 0
    /// The task itself, without its children.
    var task: Int?
    /// Whether the task itself waits on the clock, so that nothing of it can run.
    var isParked = false

    init(_ origin: SourceSpot) {
      self.origin = origin
    }
  }

  /// The work that the current task belongs to; child tasks inherit it.
  @TaskLocal private static var current: Int?

  private var works = NumberedList<Work>()
  /// Tasks that have been woken but have not run since.
  private var waking = 0
  /// Counts everything that is seen to happen, so that a pass in which nothing did is noticed.
  private var activity = 0
  private let executor = VirtualExecutor()
  private let turn = MainQueueTurn()

  /// More main-actor calls than work makes in a row without doing anything else that shows.
  ///
  /// They take a few milliseconds.
  private static let quietPassesOfUncertainWork = 10_000

  /// As of the last time things settled.
  private(set) var stuck: [Ledger.Entry] = []

  func run(
    at origin: SourceSpot,
    _ work: @escaping @MainActor () async -> Void
  ) -> any Disposable {
    let number = works.add(Work(origin))
    let ledger = Ledger.current
    let entry = ledger?.open(.task, at: origin)
    let executor = executor
    let task = Task {
      await VirtualTasks.$current.withValue(number) {
        self.works[number]?.task = withUnsafeCurrentTask { $0?.hashValue }
        if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
          await withTaskExecutorPreference(executor) { await work() }
        } else {
          await work()
        }
      }
      if let ledger, let entry { ledger.close(entry) }
      self.works.remove(number)
      self.activity += 1
    }
    return AnyDisposable { task.cancel() }
  }

  /// Where the work was started that the current task belongs to.
  var currentOrigin: SourceSpot? {
    VirtualTasks.current.flatMap { works[$0]?.origin }
  }

  /// Suspends the current task until `schedule`'s callback is called or it is cancelled.
  func park(_ schedule: (@escaping () -> Void) -> any Disposable) async throws {
    let work = VirtualTasks.current.flatMap { works[$0] }
    let isTaskItself = work?.task == withUnsafeCurrentTask { $0?.hashValue }
    let wait = ParkedWait()
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        work?.parked += 1
        if isTaskItself { work?.isParked = true }
        activity += 1
        let wake = {
          guard wait.finish() else { return }
          self.waking += 1
          continuation.resume()
        }
        if Task.isCancelled { return wake() }
        wait.onCancel = wake
        wait.timer = schedule(wake)
      }
    } onCancel: {
      Task { @MainActor in wait.cancel() }
    }
    waking -= 1
    work?.parked -= 1
    if isTaskItself { work?.isParked = false }
    activity += 1
    try Task.checkCancellation()
  }

  /// Returns when everything is finished or parked.
  ///
  /// Each pass lets all that is runnable on the main actor run. Work that goes through child tasks
  /// or library calls shows as activity. A call from the main actor to the main actor does not, and
  /// yet takes a pass, since a task with an executor preference is enqueued anew for it. So when a
  /// task is neither finished nor parked itself, because it waits for its child tasks or for something
  /// that time can't bring, only many quiet passes tell that nothing of it can run.
  func settle() async {
    var quiet = 0
    while true {
      var isCertain = true
      works.visit { if !$0.isParked { isCertain = false } }
      let enough = isCertain ? 0 : VirtualTasks.quietPassesOfUncertainWork
      if waking == 0, executor.isIdle, quiet > enough { break }
      let before = activity + executor.activity
      await turn.take()
      quiet = before == activity + executor.activity ? quiet + 1 : 0
    }
    stuck = []
    works.visit { work in
      if work.parked == 0 { stuck.append(Ledger.Entry(kind: .task, origin: work.origin)) }
    }
  }
}

/// One wait on the clock.
@MainActor
private final class ParkedWait {
  var timer: (any Disposable)?
  var onCancel: (() -> Void)?
  private var isFinished = false

  /// Answers whether this is the first time.
  func finish() -> Bool {
    if isFinished { return false }
    isFinished = true
    timer?.dispose()
    timer = nil
    onCancel = nil
    return true
  }

  func cancel() {
    onCancel?()
  }
}
