public import Observation2

/// Holds a state that changes by actions alone, and delivers each changed slice of it to its
/// observers.
///
/// ```
///            send             reducer               drivers
/// observer ───────► Action ───────────► State ──────────────► those whose slice changed
///                      ▲       │
///                      └─ Effect ◄─┘   async work, streams, timers
/// ```
/// ```swift
/// let store = Store(initial: Counter(), clock: clock) { state, action in
///   switch action {
///   case .increment: state.count += 1
///   }
///   return .none
/// }
/// store.driver(\.count).drive(label.rx[\.text]).disposed(by: bag)
/// store.send(.increment)
/// ```
///
/// One dispatch reaches each driver at most once, and a join of several drivers of one store once,
/// with values that belong together. An action sent by an observer takes its turn after the
/// dispatch that it observes. One sent by a reducer stops the program. (These are rules 20, 30, 3
/// and 29; see <doc:TheRulesOfTheStore>.)
///
/// A store retains its state, its running effects and the observed slices; a child store retains
/// its parent, never the other way round. Releasing the root store ends all effects: at once on the
/// main actor, and from any other thread in one of the main actor's next jobs.
///
/// - Complexity: a dispatch costs its reducer, plus one comparison for each slice that is observed.
@MainActor
public final class Store<State, Action> {
  @usableFromInline let core: StoreCore
  @usableFromInline let place: StatePlace<State>
  /// Returns the state of a child store once its child is gone; `nil` if it can't go.
  @usableFromInline let last: (@MainActor () -> State)?
  /// The watch that keeps that state.
  @usableFromInline let watch: ChildWatch?
  @usableFromInline let dispatch: @MainActor (UnsafePointer<Action>) -> Void
  /// Stores the root's action for one of this child store's at an address; `nil` for a root.
  @usableFromInline let embedding: ActionEmbedding<Action>?
  /// The parent of a child store, or the object that ends the effects of a root store.
  private let keeper: AnyObject
  /// The slices by key path, so that two drivers of one key path share a slice.
  var slices: [AnyKeyPath: WeakReference] = [:]
  /// The number of slices at which unused ones are dropped.
  var mostSlices = 32

  /// Creates a root store.
  ///
  /// - Parameters:
  ///   - initial: The initial state.
  ///   - reducer: The reducer that changes the state by actions.
  ///   - clock: The clock of the effects.
  ///   - middleware: The middleware to call for each reduction, in order.
  ///   - report: Receives problems that can't be returned: a failed effect, an action to a missing
  ///     child. By default a line is written to standard error.
  @inlinable
  public convenience init(
    initial: State,
    reducer: Reducer<State, Action>,
    clock: any AppClock,
    middleware: [StoreMiddleware<State, Action>] = [],
    report: @escaping (StoreIssue) -> Void = StoreIssue.writeToStandardError
  ) {
    let state = UnsafeMutablePointer<State>.allocate(capacity: 1)
    state.initialize(to: initial)
    let core = StoreCore(
      state: UnsafeMutableRawPointer(state),
      clock: clock,
      report: report,
      destroy: { memory in
        memory.assumingMemoryBound(to: State.self).deinitialize(count: 1)
        memory.deallocate()
      },
      describe: { "\($0.assumingMemoryBound(to: Action.self).pointee)" }
    )
    let step = StoreMiddleware.watching(core, reducer.step, middleware)
    let runner = EffectRunner<Action>(core)
    let actions = StoreDispatch<State, Action>(core, step, runner)
    let dispatch: @MainActor (UnsafePointer<Action>) -> Void = { actions.take($0) }
    runner.connect(dispatch)
    core.embedded = EmbeddedActions(size: MemoryLayout<Action>.size) { place in
      // Moved out first: its `deinit` may send to a child store, which needs the memory.
      var action = place.assumingMemoryBound(to: Action.self).move()
      dispatch(&action)
    }
    self.init(
      core: core,
      place: .fixed(0),
      last: nil,
      watch: nil,
      dispatch: dispatch,
      embedding: nil,
      keeper: StoreEnding(core)
    )
    StoreMiddleware.attach(middleware, to: self)
  }

  /// Creates a root store with a reducer that is one closure.
  ///
  /// - Parameters:
  ///   - initial: The initial state.
  ///   - clock: The clock of the effects.
  ///   - middleware: The middleware to call for each reduction, in order.
  ///   - report: Receives problems that can't be returned.
  ///   - reduce: Changes the state by an action, and returns the effect to start.
  @inlinable
  public convenience init(
    initial: State,
    clock: any AppClock,
    middleware: [StoreMiddleware<State, Action>] = [],
    report: @escaping (StoreIssue) -> Void = StoreIssue.writeToStandardError,
    reduce: @escaping @MainActor (inout State, Action) -> Effect<Action>
  ) {
    self.init(
      initial: initial,
      reducer: Reducer(reduce),
      clock: clock,
      middleware: middleware,
      report: report
    )
  }

  @usableFromInline
  init(
    core: StoreCore,
    place: StatePlace<State>,
    last: (@MainActor () -> State)?,
    watch: ChildWatch?,
    dispatch: @escaping @MainActor (UnsafePointer<Action>) -> Void,
    embedding: ActionEmbedding<Action>?,
    keeper: AnyObject
  ) {
    self.core = core
    self.place = place
    self.last = last
    self.watch = watch
    self.dispatch = dispatch
    self.embedding = embedding
    self.keeper = keeper
  }

  /// The current state.
  ///
  /// A child store whose child is gone returns it as it was last, like its drivers.
  ///
  /// - Precondition: Not read inside the reducer, which has the state as its argument.
  public var state: State {
    precondition(
      core.phase != .reducing,
      "Store.state was read inside the reducer. Read the reducer's own argument."
    )
    let root = UnsafeRawPointer(core.state)
    // The state that was read here is the last one if the child goes before the end of a batch.
    watch?.look(at: root)
    guard let state = place.read(root) ?? last?() else {
      preconditionFailure("unreachable: a store without a child has its last state")
    }
    return state
  }

  /// Sends an action.
  ///
  /// It is reduced at once, and all changed slices are delivered before this returns. If an
  /// observer sends it, it takes its turn after the dispatch under way; after ``dispose()`` it is
  /// ignored.
  ///
  /// - Precondition: Not called inside the reducer: return an effect instead.
  @inlinable
  public func send(_ action: Action) {
    // Passed by address without a closure: one made here would check its isolation at each call.
    var action = action
    dispatch(&action)
  }

  /// Makes several sends one change: each driver emits once, when `body` has returned.
  ///
  /// The state itself changes with each send. Sends made by an observer's `batch` take their turn
  /// together, after the dispatch under way.
  public func batch<Result>(_ body: () throws -> Result) rethrows -> Result {
    core.beginBatch()
    defer { core.endBatch() }
    return try body()
  }

  /// Ends all effects; later actions are ignored.
  ///
  /// Earlier reductions are still delivered: to observers that have not received them when an
  /// observer ends the store, and at the end of a batch.
  ///
  /// Ends the whole store, also when called on a child store.
  public func dispose() {
    core.end()
  }

  /// Runs `body` in a turn of its own, once the reduction under way has been delivered.
  package func afterReduction(_ body: @escaping () -> Void) {
    core.afterReduction(body)
  }

  /// The clock of the effects.
  package var clock: any AppClock { core.clock }

  /// The places that made the running effects.
  package var runningEffects: [SourceSpot] { core.effects.running }

  /// The number of children whose last states are kept for stores and drivers of them.
  package var keptChildren: Int { core.keptChildren }

  /// The number of observed slices.
  package var observedSlices: Int { core.selections.count - core.keptChildren }
}

/// Ends a store when it is released.
///
/// An object of its own, because the store's `deinit` may not touch main-actor state. On another
/// thread it enqueues the end on the main actor.
@usableFromInline
final class StoreEnding {
  private let core: StoreCore

  @usableFromInline
  init(_ core: StoreCore) {
    self.core = core
  }

  deinit { Domain.main.perform { [core] in core.end() } }
}

/// A reference that does not retain its object.
struct WeakReference {
  weak var object: AnyObject?
}
