import Observation2

/// A span of time in which no further effect of an identifier starts.
final class ThrottleWindow {
  let end: Duration
  /// The job that starts at the end.
  var waiting: EffectJob?
  /// The span's own job among the store's effects: it ends with the child whose effect began the
  /// span.
  weak var job: EffectJob?

  init(end: Duration) {
    self.end = end
  }
}

extension EffectRegistry {
  /// Starts a job if none with its identifier has started lately; see
  /// ``Effect/throttled(id:for:latest:fileID:line:)``.
  ///
  /// One that comes exactly at the end of the span does not belong to it (rule 22 of *The rules*).
  ///
  /// - Parameters:
  ///   - job: A group that has just started.
  ///   - duration: The length of the span.
  ///   - latest: Whether the job may start at its end.
  ///   - scheduler: The scheduler that provides the time.
  ///   - spot: The place to name in ledgers.
  func throttle(
    _ job: EffectJob,
    for duration: Duration,
    latest: Bool,
    _ scheduler: any StreamScheduler,
    at spot: SourceSpot
  ) {
    guard let name = job.name else { return }
    let superseded = name.window?.waiting
    guard let window = name.window, scheduler.now < window.end else {
      name.window?.job?.finish()
      openWindow(for: job, name, duration, scheduler, spot)
      superseded?.cancel()
      return
    }
    job.isHeld = true
    if latest {
      window.waiting = job
      superseded?.cancel()
    } else {
      job.cancel()
    }
  }

  private func openWindow(
    for opener: EffectJob,
    _ name: EffectName,
    _ duration: Duration,
    _ scheduler: any StreamScheduler,
    _ spot: SourceSpot
  ) {
    let window = ThrottleWindow(end: scheduler.now + duration)
    names.update(name) { $0.window = window }
    let names = names
    let job = EffectJob(self, in: nil, child: opener.nearestChild) { job in
      let timer = scheduler.schedule(after: duration, at: spot, isDeadline: true) { [weak self] in
        job.finish()
        guard let self, let next = window.waiting, next.phase == .running else { return }
        openWindow(for: next, name, duration, scheduler, spot)
        next.release()
      }
      job.work = AnyDisposable {
        timer.dispose()
        if name.window === window { names.update(name) { $0.window = nil } }
      }
    }
    window.job = job
    job.start()
  }
}
