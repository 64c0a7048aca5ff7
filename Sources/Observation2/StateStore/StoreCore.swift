public import Observation2

/// The engine of a root store, which its child stores share.
///
/// It knows neither the state's type nor the action's: code that depends on them is in closures
/// made where the types are known, and compiled for them.
///
/// Access is not checked for overlaps at run time. Everything happens on the main actor, and the
/// reducer alone uses the state while it runs. The phase is checked to refuse overlapping calls (a
/// send, a read of the state).
@usableFromInline
final class StoreCore {
  /// The phase of the store.
  @usableFromInline
  enum Phase: UInt8 {
    /// Nothing: an action is reduced at once.
    case idle
    /// The reducer runs: no action may come.
    case reducing
    /// Effects start and observers are called: actions are queued.
    case followingUp
    /// Over: actions are ignored.
    case ended
  }

  @usableFromInline let state: UnsafeMutableRawPointer
  @exclusivity(unchecked) @usableFromInline var phase: Phase = .idle
  /// The memory in which child stores put the root's actions.
  @exclusivity(unchecked) @usableFromInline var embedded: EmbeddedActions?
  /// The action that is being reduced.
  @exclusivity(unchecked) @usableFromInline var running: UnsafeRawPointer?
  /// `true` if the reducer has returned, and middleware is being called.
  @exclusivity(unchecked) var isReduced = false
  @exclusivity(unchecked) private(set) var batchDepth = 0
  @exclusivity(unchecked) @usableFromInline private(set) var hasQueue = false
  let selections = SelectionList()
  let pulses = PulseWatches()
  /// The number of children whose last states are kept.
  @exclusivity(unchecked) private(set) var keptChildren = 0
  @exclusivity(unchecked) private var queue = Backlog<() -> Void>()
  /// `true` if queued turns are being run: new ones are queued until all have run.
  @exclusivity(unchecked) private var isDraining = false
  /// The number of queued batches whose ends are not queued yet.
  @exclusivity(unchecked) private var queuedBatches = 0
  /// The source of the action that is being sent.
  @exclusivity(unchecked) var source: ActionSource = .outside
  /// The number of changes reported to the middleware.
  @exclusivity(unchecked) var steps = 0
  /// Reports a replacement of the state to the middleware, if there is any.
  @exclusivity(unchecked) var didReplace: ((UnsafeRawPointer, _ origin: Int?) -> Void)?
  /// Releases the closures that form a retain cycle.
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

  /// Runs on any thread that drops the last reference; the contents are released on the main actor.
  deinit {
    Domain.main.perform { [selections, destroy, state] in
      selections.removeAll()
      destroy(state)
    }
  }

  /// The phase to go back to when nothing is left to do.
  var restingPhase: Phase {
    phase == .ended ? .ended : isDraining ? .followingUp : .idle
  }

  /// `true` if the state can be read: no reducer is changing it.
  var isReadable: Bool { phase != .reducing || isReduced }

  var hasChildEffects: Bool { effects.hasChildEffects }

  func endEffectsOfMissingChildren() {
    effects.endThoseOfMissingChildren(UnsafeRawPointer(state))
  }

  /// Returns whether an action that can't be reduced at once may be queued.
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

  /// Runs all queued turns, without recursion.
  @usableFromInline
  @MainActor
  func drain() {
    guard batchDepth == 0, phase == .idle else { return }
    isDraining = true
    phase = .followingUp
    // A turn is released while the store is busy, so that actions sent by a `deinit` are queued as
    // well.
    while phase != .ended, let turn = queue.popFirst() { turn() }
    isDraining = false
    if phase == .ended { return deliver() }
    hasQueue = false
    phase = .idle
  }

  /// Completes a change of the state that starts no effect.
  @usableFromInline
  @MainActor
  func followUp() {
    guard phase == .reducing, batchDepth == 0, !effects.hasChildEffects else {
      return followUpWithChores()
    }
    phase = .followingUp
    compareAndDeliver()
  }

  /// Apart, so that the common path has little to save and restore.
  @MainActor
  @inline(never)
  private func followUpWithChores() {
    if beginFollowUp(), effects.hasChildEffects { endEffectsOfMissingChildren() }
    finishFollowUp()
  }

  /// Begins to complete a change of the state: returns whether effects may start, or middleware has
  /// ended the store.
  @MainActor
  @inline(__always)
  func beginFollowUp() -> Bool {
    let goesOn = phase == .reducing
    if goesOn { phase = .followingUp }
    if batchDepth > 0 { pulses.look(at: UnsafeRawPointer(state)) }
    return goesOn
  }

  /// Delivers the changed slices, unless a batch is open.
  ///
  /// A reduction is delivered even if the store has ended since.
  @MainActor
  @inline(__always)
  func finishFollowUp() {
    if batchDepth == 0 || phase == .ended { deliver() } else { phase = restingPhase }
  }

  /// Delivers the changed slices, all of the same moment.
  @MainActor
  private func deliver() {
    if phase != .ended { phase = .followingUp }
    compareAndDeliver()
  }

  @MainActor
  @inline(__always)
  private func compareAndDeliver() {
    PulseTurn.next()
    if selections.findChanges(UnsafeRawPointer(state)) { deliverChanges() }
    phase = restingPhase
  }

  /// Apart, so that an action that changes no observed slice has little to save and restore.
  @MainActor
  @inline(never)
  private func deliverChanges() {
    let state = UnsafeRawPointer(state)
    wave.begin()
    while selections.deliverNext(state) {}
    wave.end()
    selections.sweep()
  }

  /// Changes the state without an action; takes its turn like one.
  @MainActor
  func change(_ body: @escaping () -> Void) {
    let run = { [unowned self] in
      phase = .reducing
      running = nil
      body()
      followUp()
    }
    switch phase {
    case .idle:
      run()
      if hasQueue { drain() }
    case .followingUp: enqueue(run)
    case .reducing: preconditionFailure("The store's state was replaced inside its reducer.")
    case .ended: break
    }
  }

  /// Runs `body` in a turn of its own, during which actions are queued.
  func afterReduction(_ body: @escaping () -> Void) {
    enqueue { [unowned self] in
      phase = .followingUp
      body()
      phase = restingPhase
    }
  }

  @MainActor
  func beginBatch() {
    if phase == .followingUp {
      queuedBatches += 1
      enqueue { self.openBatch() }
    } else {
      openBatch()
    }
  }

  @MainActor
  func endBatch() {
    if phase == .followingUp, queuedBatches > 0 {
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
    // Released last, since that may call back in.
    let (waiting, ending) = (queue.removeAll(), onEnd)
    hasQueue = false
    onEnd = nil
    embedded = nil
    effects.endAll()
    ending?()
    extendLifetime(waiting)
  }

  /// Calls `look` in each dispatch, before observers are called.
  func keep(_ look: @escaping @MainActor (UnsafeRawPointer) -> Void) -> UInt32 {
    keptChildren += 1
    return selections.add { root, request in
      if request == .compare { look(root) }
      return false
    }
  }

  func endKeeping(_ entry: UInt32) {
    keptChildren -= 1
    extendLifetime(selections.remove(entry))
  }

  @MainActor
  private func openBatch() {
    batchDepth += 1
  }

  @MainActor
  private func closeBatch() {
    batchDepth -= 1
    // Inside the reducer, or in an observer of the ended store's last change, there is nothing to
    // deliver.
    if batchDepth == 0, phase != .reducing, !selections.isWalking { deliver() }
  }
}
