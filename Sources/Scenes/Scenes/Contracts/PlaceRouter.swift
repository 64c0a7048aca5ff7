/// A router that says at its place what the scene wants, and does no more: for a scene whose router
/// decides nothing.
///
/// ```swift
/// let router = PlaceRouter<ShopRoute>()
/// let presenter = CartPresenter(interactor: store, routing: router)
/// return CartScene(presenter: presenter, router: router)
/// ```
/// The scene gives it away as its ``SceneHost/navigationRouter``, so that it is told its place.
public final class PlaceRouter<Route: SceneRoute>: SceneRouter {
  /// The scene's place; `nil` until the scene is attached.
  public var place: ScenePlace?

  /// Creates a router without a place.
  public init() {}
}
