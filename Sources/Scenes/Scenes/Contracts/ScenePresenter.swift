/// Formats the interactor's state for display, and turns gestures into the interactor's actions.
///
/// The presenter is the view's delegate. It has one driver for each value on the screen, which the scene binds to the
/// data source. It sends actions through ``SceneInteractor`` (<doc:TheShapeOfAScene#The-rule>). In an MVP scene, which
/// has no interactor, the presenter holds the state itself. A presenter knows no view.
///
/// <doc:TwoShapesOfAScene> shows a presenter with one driver for the whole screen.
///
/// ```swift
/// final class CartPresenter: ScenePresenter, CartViewDelegate {
///   private let interactor: any SceneInteractor<CartState, CartAction>
///
///   init(interactor: any SceneInteractor<CartState, CartAction>) { self.interactor = interactor }
///
///   var isOrdering: Driver<Bool> { interactor.select(\.isOrdering) }
///
///   func cartViewDidTapOrderButton() { interactor.send(.order) }
/// }
/// ```
@MainActor
public protocol ScenePresenter: AnyObject {}
