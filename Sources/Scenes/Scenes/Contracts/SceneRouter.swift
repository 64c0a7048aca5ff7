/// Leads to other scenes: the only part of a scene that knows them.
///
/// It says what the scene wants, in the words of its feature's routes:
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
@MainActor
public protocol SceneRouter: AnyObject {
  /// The routes that it knows; none by default.
  associatedtype Route: SceneRoute = Never

  /// The scene's place in the navigation, which is set before the scene's view loads. It holds neither
  /// the scene nor the navigator.
  var place: ScenePlace? { get set }
}

extension SceneRouter {
  /// Puts a scene on top of the stack.
  public func push(_ route: Route) {
    place?.push(route)
  }

  /// Takes the top scene off the stack.
  public func pop() {
    place?.pop()
  }

  /// Takes off all that lies over the nearest scene of a route.
  public func pop(to route: Route) {
    place?.pop(to: route)
  }

  /// Replaces the stack.
  public func set(stack routes: [Route]) {
    place?.set(stack: routes)
  }

  /// Presents a scene; see ``ScenePlace/present(_:as:id:)``.
  public func present(_ route: Route, as cover: SceneCover, id: ScenePresentationID) {
    place?.present(route, as: cover, id: id)
  }

  /// Asks a question; see ``ScenePlace/present(_:id:)``.
  public func present(_ prompt: ScenePrompt, id: ScenePresentationID) {
    place?.present(prompt, id: id)
  }

  /// Dismisses what this scene has presented, or else what it lies in.
  public func dismiss() {
    place?.dismiss()
  }

  /// Dismisses what this scene lies in, and leaves a result for the one that presented it.
  public func dismiss(with result: some Hashable & Sendable) {
    place?.dismiss(with: result)
  }

  /// Shows a tab.
  public func selectTab(_ name: String) {
    place?.selectTab(name)
  }
}
