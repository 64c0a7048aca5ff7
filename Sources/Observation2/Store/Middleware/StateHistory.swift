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
/// A jump is a change of the store like any other: each driver whose slice differs is told once. It
/// goes back in the state and not in time, so an effect that runs goes on, unless its child is not in
/// that state: then it ends. What it sends is reduced on the state there is then, and makes a step
/// after it. A jump starts no effect, not even of a child that it brings back. An action that must
/// not come after an undo is cancelled by an action, before the undo. One asked for by an observer
/// takes its turn like an action, from the step that the store is at then.
///
/// Keeping states keeps all that is in them, so what a reducer changes is copied.
@MainActor
public final class StateHistory<State, Action> {
  /// One kept state and the action that made it; the first has none.
  public struct Entry {
    /// The action, or `nil` for the state that the history began with.
    public let action: Action?
    /// The state after it.
    public let state: State
  }

  /// What is kept, oldest first.
  public private(set) var entries: [Entry] = []
  /// The place of the state that the store is at.
  public private(set) var position = 0
  private let limit: Int
  private let isKept: (Action) -> Bool
  private let changes = BehaviorRelay(value: ())
  private weak var store: Store<State, Action>?

  /// Creates the history of one store.
  ///
  /// - Parameters:
  ///   - limit: How many states are kept beside the current one.
  ///   - isKept: Whether an action makes a step of its own; the changes of others join the step
  ///     before them. By default each does.
  /// - Precondition: `limit` is not negative.
  public init(limit: Int, keeping isKept: @escaping (Action) -> Bool = { _ in true }) {
    precondition(limit >= 0, "StateHistory: limit is \(limit), must not be negative")
    self.limit = limit
    self.isKept = isKept
  }

  /// What the store has to be given.
  public var middleware: StoreMiddleware<State, Action> {
    StoreMiddleware(
      attach: { store in
        self.store = store
        self.entries = [Entry(action: nil, state: store.state)]
        self.position = 0
      },
      didReduce: { self.keep($0) }
    )
  }

  /// Whether there is a state to go back to.
  public var canUndo: Bool { position > 0 }

  /// Whether there is a state to go forward to.
  public var canRedo: Bool { position + 1 < entries.count }

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

  /// Goes to a place that is found, from the one before, when the jump has its turn.
  private func jump(_ target: @escaping (Int) -> Int) -> Bool {
    guard entries.indices.contains(target(position)), let store else { return false }
    store.replaceState {
      // Found anew: actions that waited before it have made steps.
      let position = target(self.position)
      guard self.entries.indices.contains(position) else { return nil }
      self.position = position
      self.announce()
      return self.entries[position].state
    }
    return true
  }

  private func keep(_ reduction: StoreReduction<State, Action>) {
    let entry = Entry(action: reduction.action, state: reduction.after)
    if isKept(reduction.action) {
      entries.removeSubrange((position + 1)...)
      entries.append(entry)
      if entries.count > limit + 1 { entries.removeFirst() }
      position = entries.count - 1
      announce()
    } else {
      entries[position] = Entry(action: entries[position].action, state: reduction.after)
    }
  }

  /// Not during the reduction, in which whoever is told could neither read the store nor send.
  private func announce() {
    store?.afterReduction { [changes] in changes.accept(()) }
  }
}
