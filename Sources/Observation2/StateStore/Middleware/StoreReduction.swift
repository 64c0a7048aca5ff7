/// One action and what it did to a store's state.
public struct StoreReduction<State, Action> {
  /// The state before, if a middleware asked for it.
  public let before: State?
  /// The action.
  public let action: Action
  /// The state after.
  public let after: State
  /// Who sent the action.
  public let source: ActionSource
  /// When, on the store's clock.
  public let time: Duration
  /// The number of this change of the store, from 1.
  package let step: Int
}
