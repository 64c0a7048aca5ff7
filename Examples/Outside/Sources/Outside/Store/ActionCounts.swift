import Observation2
import StateStore

/// A middleware of one's own: counts the actions, and how often the part of the state that a screen
/// shows has changed by them.
///
/// The store keeps its middleware, so what the middleware keeps of the store it keeps weakly: here
/// nothing but a subscription to one of its drivers, in a bag.
@MainActor
package final class ActionCounts<State, Action, Shown: Equatable> {
  package private(set) var actions: [ActionSource: Int] = [:]
  package private(set) var replacements = 0
  /// How often what is shown has changed.
  package private(set) var changes = 0
  private let shown: KeyPath<State, Shown>
  private let bag = DisposeBag()

  package init(shown: KeyPath<State, Shown>) {
    self.shown = shown
  }

  package var middleware: StoreMiddleware<State, Action> {
    StoreMiddleware(
      attach: { store in
        store.driver(self.shown)
          .skip(1)
          .drive { [weak self] _ in self?.changes += 1 }
          .disposed(by: self.bag)
      },
      didReplace: { _ in self.replacements += 1 },
      didReduce: { self.actions[$0.source, default: 0] += 1 }
    )
  }
}
