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
  /// The reducer has done its part, and middleware is told of it.
  @exclusivity(unchecked) var isReduced = false
  @exclusivity(unchecked) private(set) var batchDepth = 0
  /// The assignments of pulses wait for the end of a batch.
  @exclusivity(unchecked) private var holdsPulses = false
  @exclusivity(unchecked) @usableFromInline private(set) var hasQueue = false
  let selections = SelectionList()
  @exclusivity(unchecked) private var queue = TurnQueue()
  /// Waiting turns are being taken: until all are through, whatever is sent waits too.
  @exclusivity(unchecked) private var isDraining = false
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
  var restingPhase: Phase {
    phase == .ended ? .ended : isDraining ? .settling : .idle
  }

  /// Whether the state is nobody's to change now.
  var isReadable: Bool { phase != .reducing || isReduced }

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
    guard phase != .ended else { return }
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
    guard batchDepth == 0, phase == .idle else { return }
    isDraining = true
    phase = .settling
    // A turn is let go while the store is at work, so that what that sends waits as well.
    while phase != .ended, let turn = queue.popFirst() { turn() }
    isDraining = false
    if phase == .ended { return deliver() }
    hasQueue = false
    phase = .idle
  }

  /// What follows a change of the state that sets nothing going.
  @usableFromInline
  @MainActor
  func settle() {
    if beginSettling(), effects.hasChildEffects { endEffectsOfMissingChildren() }
    finishSettling()
  }

  /// Begins what follows a change of the state: effects may start now, unless what has watched the
  /// change has ended the store.
  @MainActor
  @inline(__always)
  func beginSettling() -> Bool {
    guard phase == .reducing else { return false }
    phase = .settling
    return true
  }

  /// Tells those whose slice has changed, unless a batch is open.
  ///
  /// What was reduced is told, though the store may have ended since.
  @MainActor
  @inline(__always)
  func finishSettling() {
    if batchDepth == 0 || phase == .ended { deliver() } else { phase = restingPhase }
  }

  /// Tells those whose slice has changed, all of them of one moment.
  @MainActor
  private func deliver() {
    PulseTurn.next()
    if phase != .ended { phase = .settling }
    let state = UnsafeRawPointer(state)
    if selections.findChanges(state) {
      wave.begin()
      while selections.deliverNext(state) {}
      wave.end()
      selections.sweep()
    }
    phase = restingPhase
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
      enqueue { self.openBatch() }
    } else {
      openBatch()
    }
  }

  @MainActor
  func endBatch() {
    if phase == .settling, queuedBatches > 0 {
      queuedBatches -= 1
      enqueue { self.closeBatch() }
    } else {
      closeBatch()
      if hasQueue { drain() }
    }
  }

  func end() {
    guard phase != .ended else { return }
    phase = .ended
    // Let go last, since that may call back in.
    let (waiting, ending) = (queue, onEnd)
    queue = TurnQueue()
    hasQueue = false
    onEnd = nil
    embedded = nil
    if holdsPulses {
      holdsPulses = false
      MainActor.assumeIsolated { PulseTurn.openBatches -= 1 }
    }
    effects.endAll()
    ending?()
    withExtendedLifetime(waiting) {}
  }

  @MainActor
  private func openBatch() {
    batchDepth += 1
    holdPulses()
  }

  @MainActor
  private func closeBatch() {
    batchDepth -= 1
    holdPulses()
    // In the reducer, or by someone who is being told of the store's last change, it means nothing.
    if batchDepth == 0, phase != .reducing, !selections.isWalking { deliver() }
  }

  /// Lets the assignments of pulses pile up while a batch is open.
  @MainActor
  private func holdPulses() {
    let holds = batchDepth > 0 && phase != .ended
    if holds == holdsPulses { return }
    holdsPulses = holds
    PulseTurn.openBatches += holds ? 1 : -1
  }
}
