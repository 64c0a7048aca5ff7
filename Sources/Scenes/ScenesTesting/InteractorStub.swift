public import Observation2
public import Scenes

/// An interactor whose state a test sets, and which writes down what it is told.
///
/// ```swift
/// let interactor = InteractorStub<CartState, CartAction>(CartState(products: [.carrot]))
/// let presenter = CartPresenter(interactor: interactor)
/// presenter.cartViewDidTapOrderButton()
/// #expect(interactor.actions == [.order])
/// interactor.state.isOrdering = true
/// ```
@MainActor
public final class InteractorStub<State, Action>: SceneInteractor {
  /// What it has been told, the oldest first.
  public private(set) var actions: [Action] = []
  private let relay: BehaviorRelay<State>

  /// Creates an interactor in a state.
  public init(_ state: State) {
    relay = BehaviorRelay(value: state)
  }

  /// What presenters see; setting it tells them.
  public var state: State {
    get { relay.value }
    set { relay.accept(newValue) }
  }

  /// Writes an action down, and changes nothing.
  public func send(_ action: Action) {
    actions.append(action)
  }

  /// A value derived from the state: the current one, then each different one.
  public func select<Value: Equatable>(
    _ derive: @escaping @MainActor (State) -> Value
  ) -> Driver<Value> {
    relay.asDriver().map { derive($0) }.distinctUntilChanged()
  }
}
