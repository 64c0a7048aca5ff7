/// Leads to other scenes: the only part of a scene that knows them.
///
/// It says what the scene wants, in the words of its feature's routes (``SceneRouting``):
/// ```swift
/// final class ShopListRouter: SceneRouter {
///   typealias Route = ShopRoute
///   var place: ScenePlace?
///
///   func showProduct(_ id: Int) {
///     push(.product(id))
///   }
/// }
/// ```
/// A ``PlaceRouter`` serves a scene whose router would do no more than push and present.
@MainActor
public protocol SceneRouter<Route>: SceneRouting {
  /// The routes that it knows; none by default.
  associatedtype Route = Never

  /// The scene's place in the navigation, which is set before the scene's view loads. It holds neither
  /// the scene nor the navigator.
  var place: ScenePlace? { get set }
}

extension SceneRouter {
  /// Asks for a change at its place; does nothing before it has one, which a stage and flows tell
  /// (``SceneNavigationError/noPlace(router:)``).
  public func apply(_ change: SceneNavigationChange) {
    place?.apply(change)
  }

  /// Takes the focus from the element that has it; does nothing before the router has a place.
  public func endEditing() {
    place?.endEditing()
  }
}
