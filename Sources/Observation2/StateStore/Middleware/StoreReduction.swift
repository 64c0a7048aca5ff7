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

/// The source of an action.
public enum ActionSource: String, Codable, Sendable {
  /// Code outside the store sent it.
  case outside
  /// An effect sent it.
  case effect
}

/// A state that was put in the place of a store's, by ``Store/replaceState(with:)`` or by a jump of a
/// ``StateHistory``.
public struct StoreReplacement<State> {
  /// The state before.
  public let before: State
  /// The state after.
  public let after: State
  /// The time on the store's clock.
  public let time: Duration
  /// The number of this change of the store, from 1.
  package let step: Int
  /// The number of the change that first made this state; 0 for the initial state, `nil` for a new
  /// one.
  package let origin: Int?
}
