import Observation2

/// The effects of a store that are not over, by number and by identifier.
final class EffectRegistry {
  private var jobs: [Int: EffectJob] = [:]
  private var numbers: [AnyHashable: Set<Int>] = [:]
  /// Those that end with a child.
  private let ofChildren = ChildEffects()
  private var windows: [AnyHashable: ThrottleWindow] = [:]
  private var last = 0
  private(set) var hasChildEffects = false

  /// Where the leaves that have started and take time were made, and the groups that are held back,
  /// in order of their making.
  var running: [SourceSpot] {
    jobs.values.filter(\.isAwaited).sorted { $0.number < $1.number }
      .compactMap(\.spot)
  }

  func nextNumber() -> Int {
    last += 1
    return last
  }

  func enter(_ job: EffectJob) {
    jobs[job.number] = job
    if let id = job.id { numbers[id, default: []].insert(job.number) }
    if !job.child.isEmpty {
      ofChildren.enter(job.number, at: job.child[...])
      hasChildEffects = true
    }
  }

  func strike(_ job: EffectJob) {
    jobs[job.number] = nil
    if let id = job.id {
      numbers[id]?.remove(job.number)
      if numbers[id]?.isEmpty == true { numbers[id] = nil }
    }
    if !job.child.isEmpty {
      ofChildren.strike(job.number, at: job.child[...])
      hasChildEffects = !ofChildren.isEmpty
    }
  }

  /// Cancels what has an identifier, except what was returned together with `canceller` and comes
  /// after it.
  func cancel(_ id: AnyHashable, for canceller: EffectJob, onlyRunning: Bool = false) {
    var spared: Set<Int> = [canceller.number]
    var ancestor = canceller.parent
    while let job = ancestor {
      spared.insert(job.number)
      ancestor = job.parent
    }
    for number in (numbers[id] ?? []).sorted() {
      guard let job = jobs[number], !spared.contains(number) else { continue }
      if job.tree == canceller.tree, number > canceller.number { continue }
      if onlyRunning, job.phase != .running { continue }
      job.cancel()
    }
  }

  func endThoseOfMissingChildren(_ state: UnsafeRawPointer) {
    var missing: [Int] = []
    ofChildren.addMissing(in: state, to: &missing)
    for number in missing.sorted() { jobs[number]?.cancel() }
  }

  /// Starts a job if none with this identifier has started lately; see
  /// ``Effect/throttled(id:for:latest:fileID:line:)``.
  ///
  /// - Parameters:
  ///   - job: A group that has just started.
  ///   - id: What is throttled together.
  ///   - latest: Whether it may start later.
  ///   - open: Starts a span of time and calls the closure at its end.
  func throttle(
    _ job: EffectJob,
    _ id: AnyHashable,
    latest: Bool,
    open: @escaping (@escaping () -> Void) -> any Disposable
  ) {
    guard let window = windows[id] else { return openWindow(id, open) }
    job.isHeld = true
    if latest {
      let superseded = window.waiting
      window.waiting = job
      superseded?.cancel()
    } else {
      job.cancel()
    }
  }

  func endAll() {
    let windows = windows
    self.windows = [:]
    for window in windows.values { window.timer?.dispose() }
    // Roots first: what is part of something that is over does not start anything.
    for job in jobs.values.sorted(by: { $0.number < $1.number }) { job.cancel() }
  }

  private func openWindow(
    _ id: AnyHashable,
    _ open: @escaping (@escaping () -> Void) -> any Disposable
  ) {
    let window = ThrottleWindow()
    windows[id] = window
    window.timer = open { [weak self] in
      guard let self else { return }
      let window = windows.removeValue(forKey: id)
      guard let waiting = window?.waiting, waiting.phase == .running else { return }
      openWindow(id, open)
      waiting.release()
    }
  }
}

/// A span of time in which no further effect of an identifier starts.
private final class ThrottleWindow {
  var timer: (any Disposable)?
  var waiting: EffectJob?
}
