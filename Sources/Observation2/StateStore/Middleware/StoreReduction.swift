/// An action, with a store's state before and after it.
public struct StoreReduction<State, Action> {
  /// The state before, if a middleware requested it.
  public let before: State?
  /// The action.
  public let action: Action
  /// The state after.
  public let after: State
  /// The source of the action.
  public let source: ActionSource
  /// The time on the store's clock.
  public let time: Duration
  /// The number of this change of the store, from 1.
  package let step: Int
}
