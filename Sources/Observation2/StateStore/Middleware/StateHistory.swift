public import Observation2

/// The states of a store over time: undo, redo, and jumps to any of them.
///
/// ```swift
/// let history = StateHistory<Drawing, DrawingAction>(limit: 50) { $0.isEdit }
/// let store = Store(initial: …, reducer: …, clock: clock, middleware: [history.middleware])
/// history.undo()
/// ```
/// ```
/// actions   a    b    c         d
/// states  0 ─► 1 ─► 2 ─► 3     undo, undo: 1     then d: 1 ─► 4   (2 and 3 are forgotten)
/// ```
///
/// A jump is a change of the store like any other: each driver whose slice differs emits once. It
/// changes the state and does not turn time back, so a running effect continues, unless its child
/// is not in the new state: then it ends. Actions that it sends are reduced on the state that is
/// current then, and make steps after it. A jump starts no effect, not even of a child that it
/// brings back. If an effect's action must not come after an undo, cancel the effect by an action,
/// before the undo. A jump requested by an observer takes its turn like an action, from the step
/// that the store is at then. A state set by ``Store/replaceState(with:)`` makes a step of its own,
/// without an action. A recording of the store contains its jumps, and a replay repeats them.
///
/// A kept state retains everything in it, so the reducer's changes copy: an action that appends to
/// an array of n elements costs O(n), in time and in memory, for as long as the state before is
/// kept. Split a large list into parts that change one by one, or choose a low limit.
///
/// - Complexity: O(1) for each action and each jump, at the limit too, beside such copies.
@MainActor
public final class StateHistory<State, Action> {
  /// One kept state and the action that made it; the first has none.
  public struct Entry {
    /// The action; `nil` for the state that the history began with, and for one that was set
    /// without an action.
    public let action: Action?
    /// The state after it.
    public let state: State
    /// The number of the store's change that made it.
    fileprivate let step: Int
  }

  /// The index in ``entries`` of the state that the store is at.
  public private(set) var position = 0
  private var kept: NewestEntries<Entry>
  /// Whether a jump is under way, which is no step of its own.
  private var isJumping = false
  private let makesStep: (Action) -> Bool
  private let changes = BehaviorRelay(value: ())
  private weak var store: Store<State, Action>?

  /// Creates the history of one store.
  ///
  /// - Parameters:
  ///   - limit: The number of states to keep beside the current one.
  ///   - isKept: Returns whether an action makes a step of its own; the changes of other actions
  ///     join the step before them. By default every action does.
  /// - Precondition: `limit` is not negative.
  public init(limit: Int, keeping isKept: @escaping (Action) -> Bool = { _ in true }) {
    precondition(limit >= 0, "StateHistory: limit is \(limit), must not be negative")
    // One more for the state that the store is at; more than that is as good as no limit.
    kept = NewestEntries(limit: min(limit, .max - 1) + 1)
    makesStep = isKept
  }

  /// The kept states with their actions, oldest first.
  ///
  /// - Complexity: O(n), a new array.
  public var entries: [Entry] { (0..<kept.count).map { kept[$0] } }

  /// The middleware to pass to the store.
  public var middleware: StoreMiddleware<State, Action> {
    StoreMiddleware(
      attach: { store in
        self.store = store
        _ = self.kept.removeAll(from: 0)
        _ = self.kept.append(Entry(action: nil, state: store.state, step: 0))
        self.position = 0
      },
      didReplace: { self.keep($0) },
      didReduce: { self.keep($0) }
    )
  }

  /// Whether there is a state to go back to.
  public var canUndo: Bool { position > 0 }

  /// Whether there is a state to go forward to.
  public var canRedo: Bool { position + 1 < kept.count }

  /// A driver of ``canUndo``.
  public var undoable: Driver<Bool> {
    changes.asDriver().map { [weak self] in self?.canUndo ?? false }.distinctUntilChanged()
  }

  /// A driver of ``canRedo``.
  public var redoable: Driver<Bool> {
    changes.asDriver().map { [weak self] in self?.canRedo ?? false }.distinctUntilChanged()
  }

  /// Goes one step back.
  ///
  /// - Returns: Whether there was one.
  @discardableResult
  public func undo() -> Bool { jump { $0 - 1 } }

  /// Goes one step forward again.
  ///
  /// - Returns: Whether there was one.
  @discardableResult
  public func redo() -> Bool { jump { $0 + 1 } }

  /// Goes to a kept state.
  ///
  /// - Returns: Whether it is there.
  @discardableResult
  public func jump(to position: Int) -> Bool { jump { _ in position } }

  /// Jumps to a position that is computed, from the current one, when the jump has its turn.
  private func jump(_ target: @escaping (Int) -> Int) -> Bool {
    guard isKept(target(position)), let store else { return false }
    store.replaceState {
      // Computed anew: actions that were queued before the jump have made steps.
      let position = target(self.position)
      guard self.isKept(position) else { return nil }
      self.position = position
      self.isJumping = true
      self.announce()
      return (self.kept[position].state, origin: self.kept[position].step)
    }
    return true
  }

  private func isKept(_ position: Int) -> Bool { (0..<kept.count).contains(position) }

  private func keep(_ replacement: StoreReplacement<State>) {
    if isJumping {
      isJumping = false
    } else {
      add(Entry(action: nil, state: replacement.after, step: replacement.step))
    }
  }

  private func keep(_ reduction: StoreReduction<State, Action>) {
    if makesStep(reduction.action) {
      add(Entry(action: reduction.action, state: reduction.after, step: reduction.step))
    } else {
      let entry = Entry(action: kept[position].action, state: reduction.after, step: reduction.step)
      letGo(of: [kept.replace(position, with: entry)])
    }
  }

  private func add(_ entry: Entry) {
    var gone: [Entry?] = kept.removeAll(from: position + 1)
    gone.append(kept.append(entry))
    position = kept.count - 1
    letGo(of: gone)
    announce()
  }

  /// Not during the reduction, in which an observer could neither read the store nor send.
  private func announce() {
    store?.afterReduction { [changes] in changes.accept(()) }
  }

  /// Not during the reduction either: the `deinit` of something in a state may send.
  private func letGo(of entries: [Entry?]) {
    var leaving = entries
    if entries.contains(where: { $0 != nil }) { store?.afterReduction { leaving.removeAll() } }
  }
}
