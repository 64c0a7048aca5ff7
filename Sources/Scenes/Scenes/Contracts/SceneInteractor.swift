public import Observation2

/// Makes the scene's decisions: holds its state, calls gateways and services, and knows no text for
/// display.
///
/// A presenter takes any interactor of its scene's state and actions, and a test gives it a stub:
/// ```swift
/// init(interactor: any SceneInteractor<CartState, CartAction>)
/// ```
/// A store is one as it is (`ScenesStore`): nothing has to be written between the two. A scene whose
/// interactor does more writes a class of its own.
@MainActor
public protocol SceneInteractor<State, Action>: AnyObject {
  /// All that the interactor knows.
  associatedtype State
  /// What it is told.
  associatedtype Action

  /// Tells it that something has happened, or is wanted.
  func send(_ action: Action)

  /// A value derived from the state: the current one, then each different one.
  ///
  /// The closure depends on nothing but the state.
  func select<Value: Equatable>(_ derive: @escaping @MainActor (State) -> Value) -> Driver<Value>
}
