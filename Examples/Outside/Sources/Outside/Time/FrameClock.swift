import Observation2

/// A clock from the ground up: timers and sleeps last until a frame, tasks are its own.
///
/// Timers and tasks stand in the ledger with the place that asked for them. A ``VirtualTime`` can't wait
/// for what another clock starts; ``SlowMotionClock`` shows a clock whose work settles with it.
@MainActor
package final class FrameClock: @MainActor AppClock {
  private let frames = FrameScheduler()
  private let epoch: Duration

  /// The place that has started the current task, which its sleeps are entered with.
  @TaskLocal private static var place: SourceSpot?

  package init(timeSince1970 epoch: Duration) {
    self.epoch = epoch
  }

  package var scheduler: any StreamScheduler { frames }
  package var timeSince1970: Duration { epoch + frames.now }

  package func frame(at time: Duration) {
    frames.frame(at: time)
  }

  package func sleep(for duration: Duration) async throws {
    try Task.checkCancellation()
    let wait = Wait()
    let place = FrameClock.place ?? SourceSpot()
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        wait.continuation = continuation
        wait.timer = frames.schedule(after: duration, at: place, isDeadline: false) { wait.end() }
        if Task.isCancelled { wait.end() }
      }
    } onCancel: {
      Task { @MainActor in wait.end() }
    }
    try Task.checkCancellation()
  }

  package func run(
    at origin: SourceSpot,
    _ work: @escaping @MainActor () async -> Void
  ) -> any Disposable {
    let entry = Ledger.enter(.task, at: origin)
    let task = FrameClock.$place.withValue(origin) {
      Task {
        await work()
        entry.close()
      }
    }
    return AnyDisposable { task.cancel() }
  }

  /// One sleep, which ends with its timer or its task.
  @MainActor
  private final class Wait {
    var timer: (any Disposable)?
    var continuation: CheckedContinuation<Void, Never>?

    func end() {
      timer?.dispose()
      timer = nil
      continuation?.resume()
      continuation = nil
    }
  }
}
