public import Observation2

/// The engine of a root store, which its child stores share.
///
/// Knows neither the state's type nor the action's: what depends on them is a closure made where
/// they are known, and compiled for them.
///
/// Access is not checked for overlaps at run time: everything happens on the main actor, the reducer
/// alone holds the state while it runs, and what would overlap with it (a send, a read of the
/// state) is refused by looking at the phase.
@usableFromInline
final class StoreCore {
  /// What the store is doing.
  @usableFromInline
  enum Phase: UInt8 {
    /// Nothing: an action is reduced at once.
    case idle
    /// The reducer runs: no action may come.
    case reducing
    /// Effects start and observers are told: actions wait.
    case settling
    /// Over: actions are ignored.
    case ended
  }

  @usableFromInline let state: UnsafeMutableRawPointer
  @exclusivity(unchecked) @usableFromInline var phase: Phase = .idle
  /// Where child stores put the root's actions.
  @exclusivity(unchecked) @usableFromInline var embedded: EmbeddedActions?
  /// The action that the reducer has now.
  @exclusivity(unchecked) @usableFromInline var running: UnsafeRawPointer?
  @exclusivity(unchecked) private var batchDepth = 0
  @exclusivity(unchecked) @usableFromInline private(set) var hasQueue = false
  let selections = SelectionList()
  @exclusivity(unchecked) private var queue: [() -> Void] = []
  /// What a queued batch has to do once its actions are through.
  @exclusivity(unchecked) private var queuedBatches = 0
  /// Where the action that is being sent comes from.
  @exclusivity(unchecked) var source: ActionSource = .outside
  /// How many changes the middleware has been told of.
  @exclusivity(unchecked) var steps = 0
  /// Tells the middleware of a state that was put in the place of this one, if there is any.
  @exclusivity(unchecked) var didReplace: ((UnsafeRawPointer, _ origin: Int?) -> Void)?
  /// Lets go of what would keep itself alive.
  @exclusivity(unchecked) var onEnd: (() -> Void)?
  @usableFromInline let wave = Wave()
  let effects: EffectRegistry
  let clock: any AppClock
  @usableFromInline let report: (StoreIssue) -> Void
  private let destroy: (UnsafeMutableRawPointer) -> Void
  private let describe: (UnsafeRawPointer) -> String

  @usableFromInline
  init(
    state: UnsafeMutableRawPointer,
    clock: any AppClock,
    report: @escaping (StoreIssue) -> Void,
    destroy: @escaping (UnsafeMutableRawPointer) -> Void,
    describe: @escaping (UnsafeRawPointer) -> String
  ) {
    self.state = state
    self.clock = clock
    self.report = report
    self.destroy = destroy
    self.describe = describe
    effects = EffectRegistry()
  }

  /// On whatever thread the last who refers to it is dropped; what it holds goes on the main actor.
  deinit {
    Domain.main.perform { [selections, destroy, state] in
      selections.removeAll()
      destroy(state)
    }
  }

  /// The phase to go back to when nothing is left to do.
  private var restingPhase: Phase { phase == .ended ? .ended : .idle }

  var hasChildEffects: Bool { effects.hasChildEffects }

  func endEffectsOfMissingChildren() {
    effects.endThoseOfMissingChildren(UnsafeRawPointer(state))
  }

  /// Answers whether an action that comes at a wrong moment may wait.
  ///
  /// - Precondition: No reducer is running.
  @usableFromInline
  func mayQueue(_ action: UnsafeRawPointer) -> Bool {
    if phase == .ended { return false }
    guard phase == .reducing, let running else { return true }
    preconditionFailure(
      """
      The action \(describe(action)) was sent inside the reducer while it handled \
      \(describe(running)). A reducer changes its state and returns effects; \
      return `.send(…)` instead.
      """
    )
  }

  @usableFromInline
  func enqueue(_ reduction: @escaping () -> Void) {
    let source = source
    queue.append { [unowned self] in
      self.source = source
      reduction()
      self.source = .outside
    }
    hasQueue = true
  }

  /// Lets everything that waits take its turn, without recursion.
  @usableFromInline
  @MainActor
  func drain() {
    guard batchDepth == 0 else { return }
    var next = 0
    while next < queue.count, phase == .idle {
      let reduction = queue[next]
      next += 1
      reduction()
      // It may have ended the store, and emptied the queue.
      if next == 1024, next <= queue.count {
        queue.removeFirst(next)
        next = 0
      }
    }
    queue.removeAll(keepingCapacity: queue.count < 64)
    hasQueue = false
  }

  /// What follows a change of the state that sets nothing going.
  @usableFromInline
  @MainActor
  func settle() {
    settle { [self] in
      if effects.hasChildEffects { endEffectsOfMissingChildren() }
    }
  }

  /// What follows a change of the state.
  ///
  /// - Parameter startEffects: Ends those of missing children, too.
  @usableFromInline
  @MainActor
  func settle(_ startEffects: @MainActor () -> Void) {
    // What has watched the change may have ended the store.
    guard phase == .reducing else { return }
    phase = .settling
    startEffects()
    if batchDepth == 0 { deliver() } else { phase = restingPhase }
  }

  /// Tells those whose slice has changed, all of them of one moment.
  @MainActor
  private func deliver() {
    // An effect that has just started may have ended the store.
    guard phase != .ended else { return }
    phase = .settling
    let state = UnsafeRawPointer(state)
    if selections.findChanges(state) {
      wave.begin()
      while phase == .settling, selections.deliverNext(state) {}
      wave.end()
      selections.sweep()
    }
    phase = restingPhase
  }

  /// Makes a slice take part in the dispatches, or brings it up to date if it does already.
  ///
  /// - Parameters:
  ///   - hub: The slice's observers.
  ///   - read: The slice now.
  ///   - run: What takes part in the dispatches.
  @MainActor
  func enter<Value>(
    _ hub: SliceHub<Value>,
    read: @MainActor (UnsafeRawPointer) -> Value?,
    run: @escaping SelectionEntry.Run
  ) {
    precondition(phase != .reducing, "A store's driver was subscribed to inside the reducer.")
    if let entry = hub.entry {
      // Whoever was here before is told first, so that nobody is told twice.
      selections.deliver(entry, UnsafeRawPointer(state))
    }
    // Asked again: whoever was told may have left.
    guard hub.entry == nil else { return }
    hub.last = read(UnsafeRawPointer(state))
    let entry = selections.add(run)
    hub.entry = entry
    hub.whenUnobserved = { [weak self] in _ = self?.selections.remove(entry) }
  }

  /// Changes the state without an action; takes its turn like one.
  @MainActor
  func change(_ body: @escaping () -> Void) {
    let run = { [unowned self] in
      phase = .reducing
      running = nil
      body()
      settle()
    }
    switch phase {
    case .idle:
      run()
      if hasQueue { drain() }
    case .settling: enqueue(run)
    case .reducing: preconditionFailure("The store's state was replaced inside its reducer.")
    case .ended: break
    }
  }

  /// Calls out in a turn of its own, in which what is sent waits.
  func afterReduction(_ body: @escaping () -> Void) {
    enqueue { [unowned self] in
      phase = .settling
      body()
      phase = restingPhase
    }
  }

  @MainActor
  func beginBatch() {
    if phase == .settling {
      queuedBatches += 1
      enqueue { self.batchDepth += 1 }
    } else {
      batchDepth += 1
    }
  }

  @MainActor
  func endBatch() {
    if phase == .settling, queuedBatches > 0 {
      queuedBatches -= 1
      enqueue { self.closeBatch() }
    } else {
      closeBatch()
      if phase == .idle, hasQueue { drain() }
    }
  }

  func end() {
    guard phase != .ended else { return }
    phase = .ended
    effects.endAll()
    queue = []
    hasQueue = false
    onEnd?()
    onEnd = nil
    embedded = nil
  }

  @MainActor
  private func closeBatch() {
    batchDepth -= 1
    if batchDepth == 0, phase == .idle { deliver() }
  }
}
