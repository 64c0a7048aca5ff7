import Observation2

/// Watches the reductions of a store: for logs, recordings, analytics, histories.
///
/// It is called for each action right after the reducer, before effects start and observers are
/// called. It can't change the outcome, and must not send. A store without middleware pays nothing
/// for it.
///
/// ```swift
/// let counting = StoreMiddleware<Search, SearchAction>(
///   attach: { store in observe(store.driver(\.results.count)) },
///   didReplace: { _ in replacements += 1 },
///   didReduce: { reduction in actions[reduction.source, default: 0] += 1 }
/// )
/// ```
@MainActor
public struct StoreMiddleware<State, Action> {
  /// Whether this needs the state before each reduction.
  ///
  /// Keeping that state retains everything in it, so an array that the reducer changes is copied.
  let wantsStateBefore: Bool
  let willReduce: () -> Void
  let didReduce: (StoreReduction<State, Action>) -> Void
  let didReplace: (StoreReplacement<State>) -> Void
  let attach: (Store<State, Action>) -> Void

  /// Creates a middleware.
  ///
  /// - Parameters:
  ///   - wantsStateBefore: Whether ``StoreReduction/before`` is needed, which costs a copy of what
  ///     changes.
  ///   - didReduce: Called after each reduction.
  public init(
    wantsStateBefore: Bool = false,
    didReduce: @escaping (StoreReduction<State, Action>) -> Void
  ) {
    self.init(wantsStateBefore: wantsStateBefore, attach: { _ in }, didReduce: didReduce)
  }

  /// Creates a middleware that knows its store.
  ///
  /// - Parameters:
  ///   - wantsStateBefore: Whether ``StoreReduction/before`` is needed, which costs a copy of what
  ///     changes.
  ///   - attach: Called once with the new store; actions that it sends wait until every middleware
  ///     has been called. The store retains its middleware, so hold the store weakly.
  ///   - willReduce: Called before each reduction.
  ///   - didReplace: Called when the store's state has been replaced.
  ///   - didReduce: Called after each reduction.
  public init(
    wantsStateBefore: Bool = false,
    attach: @escaping (Store<State, Action>) -> Void,
    willReduce: @escaping () -> Void = {},
    didReplace: @escaping (StoreReplacement<State>) -> Void = { _ in },
    didReduce: @escaping (StoreReduction<State, Action>) -> Void
  ) {
    self.wantsStateBefore = wantsStateBefore
    self.attach = attach
    self.willReduce = willReduce
    self.didReplace = didReplace
    self.didReduce = didReduce
  }

  /// A middleware for analytics: called with each action and the state after it.
  public static func analytics(
    _ track: @escaping (Action, State) -> Void
  ) -> StoreMiddleware {
    StoreMiddleware { track($0.action, $0.after) }
  }

  @usableFromInline
  static func attach(_ middleware: [StoreMiddleware], to store: Store<State, Action>) {
    // Actions that one sends wait until all have their store.
    store.core.takeTurn {
      for one in middleware { one.attach(store) }
    }
  }

  @usableFromInline
  static func watching(
    _ core: StoreCore,
    _ step: ReducerStep<State, Action>,
    _ middleware: [StoreMiddleware]
  ) -> ReducerStep<State, Action> {
    if middleware.isEmpty { return step }
    watchReplacements(core, middleware)
    let wantsBefore = middleware.contains(where: \.wantsStateBefore)
    return ReducerStep { _, state, action in
      let source = core.source
      core.source = .outside
      for one in middleware { one.willReduce() }
      let before = wantsBefore ? state.pointee : nil
      let effect = step(state, action)
      core.steps += 1
      let reduction = StoreReduction(
        before: before,
        action: action.pointee,
        after: state.pointee,
        source: source,
        time: core.clock.scheduler.now,
        step: core.steps
      )
      core.isReduced = true
      for one in middleware { one.didReduce(reduction) }
      core.isReduced = false
      return effect.handedOver
    }
  }

  private static func watchReplacements(_ core: StoreCore, _ middleware: [StoreMiddleware]) {
    core.didReplace = { [unowned core] before, origin in
      core.steps += 1
      let replacement = StoreReplacement(
        before: before.assumingMemoryBound(to: State.self).pointee,
        after: core.state.assumingMemoryBound(to: State.self).pointee,
        time: core.clock.scheduler.now,
        step: core.steps,
        origin: origin
      )
      for one in middleware { one.didReplace(replacement) }
    }
  }
}
