import Observation2

/// Carries out the effects that a store's reducer returns.
@usableFromInline
@MainActor
final class EffectRunner<Action> {
  private let core: StoreCore
  private var dispatch: (@MainActor (UnsafePointer<Action>) -> Void)?

  @usableFromInline
  init(_ core: StoreCore) {
    self.core = core
  }

  /// Sets the function that dispatches actions, until the store ends.
  @usableFromInline
  func connect(_ dispatch: @escaping @MainActor (UnsafePointer<Action>) -> Void) {
    self.dispatch = dispatch
    core.onEnd = { self.dispatch = nil }
    core.ownTurns()
  }

  /// Completes a change of the state that starts an effect.
  ///
  /// The effect is released before observers are called: actions that its `deinit` sends are
  /// queued.
  @usableFromInline
  func followUp(_ node: consuming EffectNode<Action>) {
    if core.beginFollowUp() { start(node) }
    _ = consume node
    core.finishFollowUp()
  }

  /// Enters an effect with all its parts, then starts it.
  private func start(_ node: EffectNode<Action>) {
    let job = job(for: node)
    // Hashing an identifier runs user code, which may have ended the store.
    if core.phase == .ended { return job.cancel() }
    // The child it belongs to may have been removed by the reducer that ran after the child's.
    if core.hasChildEffects { core.endEffectsOfMissingChildren() }
    job.start()
  }

  private func send(_ action: Action, from job: EffectJob) {
    guard job.phase == .running, let dispatch else { return }
    core.source = .effect
    withUnsafePointer(to: action) { dispatch($0) }
    core.source = .outside
  }

  /// Makes the jobs of an effect and all its parts, in order and without recursion.
  private func job(for node: EffectNode<Action>) -> EffectJob {
    let root = makeJob(node, nil)
    // Most parts of an effect are leaves, whose jobs are complete when they are made.
    guard node.operation.hasParts else { return root }
    var open = [PartialJob(root, node)]
    while let last = open.indices.last {
      guard let part = open[last].nextPart() else {
        open.removeLast().finish()
        continue
      }
      let job = makeJob(part, open[last].job)
      open[last].jobs.append(job)
      if part.operation.hasParts { open.append(PartialJob(job, part)) }
    }
    return root
  }

  /// Makes the job of one node, for now without its parts.
  private func makeJob(_ node: EffectNode<Action>, _ parent: EffectJob?) -> EffectJob {
    let (core, registry, scheduler) = (core, core.effects, core.clock.scheduler)
    switch node.operation {
    case .send(let action):
      return EffectJob(registry, in: parent) { job in
        self.send(action, from: job)
        job.finish()
      }
    case .perform(let work):
      return EffectJob(registry, in: parent) { job in
        work()
        job.finish()
      }
    case .run(let spot, let work):
      return EffectJob(registry, in: parent, spot: spot) { self.run(work, spot, $0) }
    case .stream(let spot, let stream):
      return EffectJob(registry, in: parent, spot: spot) { self.subscribe(to: stream, spot, $0) }
    case .wait(let spot, let duration, let isDeadline):
      return EffectJob(registry, in: parent, spot: spot) { job in
        job.work = scheduler.schedule(after: duration, at: spot, isDeadline: isDeadline) {
          job.finish()
        }
      }
    case .merge, .concatenate: return EffectJob(registry, in: parent)
    case .cancellable(_, let id, let cancelInFlight):
      return EffectJob(registry, in: parent, name: registry.names.name(id)) { job in
        if cancelInFlight { registry.cancel(id, for: job, onlyRunning: true) }
      }
    case .cancel(let id):
      return EffectJob(registry, in: parent) { job in
        registry.cancel(id, for: job)
        job.finish()
      }
    case .throttle(let spot, _, let id, let duration, let latest):
      let name = registry.names.name(id)
      return EffectJob(registry, in: parent, name: name, spot: spot) { job in
        registry.throttle(job, for: duration, latest: latest, scheduler, at: spot)
      }
    case .child(_, let steps):
      let child = registry.ofChildren.child(at: steps)
      return EffectJob(registry, in: parent, child: child)
    case .dismiss(let spot):
      return EffectJob(registry, in: parent) { job in
        core.report(.unansweredDismissal(spot))
        job.finish()
      }
    case .report(let issue):
      return EffectJob(registry, in: parent) { job in
        core.report(issue)
        job.finish()
      }
    }
  }

  private func run(
    _ work: @escaping @MainActor (EffectSend<Action>) async throws -> Void,
    _ spot: SourceSpot,
    _ job: EffectJob
  ) {
    let core = core
    let send = EffectSend<Action> { [weak self, weak job] action in
      if let self, let job { self.send(action, from: job) }
    }
    job.work = core.clock.run(at: spot) {
      // Cancelled before its first turn.
      guard job.phase == .running else { return }
      do {
        try await work(send)
      } catch is CancellationError {
        // Not reported: the effect has been cancelled on purpose.
      } catch {
        if job.phase == .running { core.report(.effectFailed(error, spot)) }
      }
      job.finish()
    }
  }

  private func subscribe(
    to stream: EventStream<Action>,
    _ spot: SourceSpot,
    _ job: EffectJob
  ) {
    let core = core
    let subscription = stream.subscribe(
      at: spot,
      onNext: { self.send($0, from: job) },
      onEnd: { end in
        if case .error(let error) = end, job.phase == .running {
          core.report(.effectFailed(error, spot))
        }
        job.finish()
      }
    )
    Ledger.noteKept(subscription)
    // The stream may have ended, or the effect been cancelled, before there was anything to dispose
    // of.
    if job.phase == .running { job.work = subscription } else { subscription.dispose() }
  }
}

/// A job whose parts are being made.
@MainActor
private struct PartialJob<Action> {
  let job: EffectJob
  private let order: EffectJob.Order
  private let parts: [EffectNode<Action>]
  var jobs: [EffectJob] = []

  init(_ job: EffectJob, _ node: EffectNode<Action>) {
    self.job = job
    parts = node.operation.parts
    if case .concatenate = node.operation { order = .oneByOne } else { order = .atOnce }
  }

  func nextPart() -> EffectNode<Action>? {
    jobs.count < parts.count ? parts[jobs.count] : nil
  }

  func finish() {
    // A job that was cancelled while its parts were made does not know them yet.
    if job.phase == .over { return EffectJob.cancel(jobs) }
    if !jobs.isEmpty { job.adopt(jobs, order) }
  }
}
