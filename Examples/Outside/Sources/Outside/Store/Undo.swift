import StateStore

/// An undo of one's own: keeps the states before the actions that count, and puts them back.
@MainActor
package final class Undo<State, Action> {
  private let isStep: (Action) -> Bool
  private var past: [State] = []
  private weak var store: Store<State, Action>?
  private var isUndoing = false

  /// - Parameter isStep: Whether an action is a step of its own; others belong to the one before.
  package init(steps isStep: @escaping (Action) -> Bool = { _ in true }) {
    self.isStep = isStep
  }

  package var canUndo: Bool { !past.isEmpty }

  package var middleware: StoreMiddleware<State, Action> {
    StoreMiddleware(
      wantsStateBefore: true,
      attach: { self.store = $0 },
      didReplace: { replacement in
        // What somebody else has put in place is a step too.
        if !self.isUndoing { self.past.append(replacement.before) }
        self.isUndoing = false
      },
      didReduce: { reduction in
        guard self.isStep(reduction.action), let before = reduction.before else { return }
        self.past.append(before)
      }
    )
  }

  /// Goes one step back.
  ///
  /// Asked for by an observer, it takes its turn, and looks only then which state is the one before.
  package func undo() {
    store?.replaceState { _ in
      guard let before = self.past.popLast() else { return nil }
      self.isUndoing = true
      return before
    }
  }
}
