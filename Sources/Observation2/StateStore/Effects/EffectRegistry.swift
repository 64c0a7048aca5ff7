import Observation2

/// The effects of a store that are not over, by number and by identifier.
final class EffectRegistry {
  let names = EffectNames()
  private var jobs: [Int: EffectJob] = [:]
  /// Those that end with a child.
  let ofChildren = ChildEffects()
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
    if let name = job.name { names.update(name) { $0.numbers.insert(job.number) } }
    if let child = job.child {
      child.enter(job.number)
      hasChildEffects = true
    }
  }

  func strike(_ job: EffectJob) {
    jobs[job.number] = nil
    if let name = job.name { names.update(name) { $0.numbers.remove(job.number) } }
    if let child = job.child {
      child.strike(job.number)
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
