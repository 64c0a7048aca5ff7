import Observation2

/// The effects of a store that are not over, by number and by identifier.
final class EffectRegistry {
  let names = EffectNames()
  private var jobs: [Int: EffectJob] = [:]
  /// The effects that end with a child.
  private let ofChildren = ChildEffects()
  private var last = 0
  private(set) var hasChildEffects = false

  /// The places that made the leaves that have started and take time, and the groups that are held
  /// back, in order of their making.
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
    job.name?.numbers.insert(job.number)
    if !job.child.isEmpty {
      ofChildren.enter(job.number, at: job.child[...])
      hasChildEffects = true
    }
  }

  func strike(_ job: EffectJob) {
    jobs[job.number] = nil
    if let name = job.name {
      name.numbers.remove(job.number)
      names.forget(name)
    }
    if !job.child.isEmpty {
      ofChildren.strike(job.number, at: job.child[...])
      hasChildEffects = !ofChildren.isEmpty
    }
  }

  /// Cancels the effects with an identifier, except those that were returned together with
  /// `canceller` and contain it or come after it.
  func cancel(_ id: AnyHashable, for canceller: EffectJob, onlyRunning: Bool = false) {
    let meant = names.numbers(id).compactMap { number -> EffectJob? in
      guard let job = jobs[number], !job.isAroundOrAfter(canceller) else { return nil }
      return onlyRunning && job.phase != .running ? nil : job
    }
    EffectJob.cancel(meant)
  }

  func endThoseOfMissingChildren(_ state: UnsafeRawPointer) {
    var missing: [Int] = []
    ofChildren.addMissing(in: state, to: &missing)
    if !missing.isEmpty { EffectJob.cancel(missing.sorted().compactMap { jobs[$0] }) }
  }

  func endAll() {
    EffectJob.cancel(jobs.values.sorted { $0.number < $1.number })
  }
}
