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

  /// Says where actions go, until the store ends.
  @usableFromInline
  func connect(_ dispatch: @escaping @MainActor (UnsafePointer<Action>) -> Void) {
    self.dispatch = dispatch
    core.onEnd = { self.dispatch = nil }
  }

  /// Enters an effect with all its parts, then starts it.
  @usableFromInline
  func start(_ node: EffectNode<Action>) {
    guard core.phase != .ended else { return }
    let job = job(for: node, tree: nil)
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

  private func job(for node: EffectNode<Action>, tree: Int?) -> EffectJob {
    let registry = core.effects
    let (core, clock) = (core, core.clock)
    switch node.operation {
    case .send(let action):
      return EffectJob(registry, tree: tree) { job in
        self.send(action, from: job)
        job.finish()
      }
    case .perform(let work):
      return EffectJob(registry, tree: tree) { job in
        work()
        job.finish()
      }
    case .run(let spot, let work):
      return EffectJob(registry, tree: tree, spot: spot) { self.run(work, spot, $0) }
    case .stream(let spot, let stream):
      return EffectJob(registry, tree: tree, spot: spot) { self.subscribe(to: stream, spot, $0) }
    case .wait(let spot, let duration, let isDeadline):
      return EffectJob(registry, tree: tree, spot: spot) { job in
        job.work = clock.scheduler.schedule(after: duration, at: spot, isDeadline: isDeadline) {
          job.finish()
        }
      }
    case .merge(let nodes): return group(nodes, .atOnce, tree)
    case .concatenate(let nodes): return group(nodes, .oneByOne, tree)
    case .cancellable(let node, let id, let cancelInFlight):
      let job = EffectJob(registry, tree: tree, id: id) { job in
        if cancelInFlight { registry.cancel(id, for: job, onlyRunning: true) }
      }
      return adopt(node, job)
    case .cancel(let id):
      return EffectJob(registry, tree: tree) { job in
        registry.cancel(id, for: job)
        job.finish()
      }
    case .throttle(let spot, let node, let id, let duration, let latest):
      let job = EffectJob(registry, tree: tree, id: id, spot: spot) { job in
        registry.throttle(job, id, latest: latest) { close in
          clock.scheduler.schedule(after: duration, at: spot, isDeadline: false, close)
        }
      }
      return adopt(node, job)
    case .child(let node, let steps):
      return adopt(node, EffectJob(registry, tree: tree, child: steps))
    case .dismiss(let spot):
      return EffectJob(registry, tree: tree) { job in
        core.report(.unansweredDismissal(spot))
        job.finish()
      }
    case .report(let issue):
      return EffectJob(registry, tree: tree) { job in
        core.report(issue)
        job.finish()
      }
    }
  }

  private func adopt(_ node: EffectNode<Action>, _ job: EffectJob) -> EffectJob {
    job.adopt([self.job(for: node, tree: job.tree)], .atOnce)
    return job
  }

  private func group(
    _ nodes: [EffectNode<Action>],
    _ order: EffectJob.Order,
    _ tree: Int?
  ) -> EffectJob {
    let job = EffectJob(core.effects, tree: tree)
    job.adopt(nodes.map { self.job(for: $0, tree: job.tree) }, order)
    return job
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
      do {
        try await work(send)
      } catch is CancellationError {
        // Whoever cancelled it knows.
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
    // The stream may have ended, or the effect been cancelled, before there was anything to end.
    if job.phase == .running { job.work = subscription } else { subscription.dispose() }
  }
}
