public import Observation2

/// Makes the scene's decisions: holds its state, calls gateways and services, and knows no text for display.
///
/// This protocol is the only way from a presenter to its interactor (<doc:TheShapeOfAScene#The-rule>). A presenter
/// takes any interactor of its scene's state and actions. A test passes `InteractorStub` of ScenesTesting:
/// ```swift
/// init(interactor: any SceneInteractor<CartState, CartAction>)
/// ```
/// With the module `ScenesStore` a store is an interactor without any code between the two. A scene whose interactor
/// does more has a class of its own, which conforms to this protocol.
@MainActor
public protocol SceneInteractor<State, Action>: AnyObject {
  /// The state of the scene.
  associatedtype State
  /// The requests and events that a presenter sends.
  associatedtype Action

  /// Sends an action, such as a person's request.
  func send(_ action: Action)

  /// Returns a driver of a value derived from the state: the current value, then each different one.
  ///
  /// - Parameter derive: Derives the value. It depends only on the state.
  /// - Returns: The driver.
  func select<Value: Equatable>(_ derive: @escaping @MainActor (State) -> Value) -> Driver<Value>
}
