/// Where a scene says where it wants to go, in the words of its feature's routes.
///
/// A presenter takes any routing of its feature's routes, and a test gives it a spy (`RoutingSpy` of
/// ScenesTesting):
/// ```swift
/// init(interactor: any SceneInteractor<CartState, CartAction>, routing: any SceneRouting<ShopRoute>)
/// ```
/// A ``PlaceRouter`` is one as it is: nothing has to be written between presenter and navigation. A
/// scene whose router decides something writes a ``SceneRouter`` of its own.
@MainActor
public protocol SceneRouting<Route>: AnyObject {
  /// The routes that it knows.
  associatedtype Route: SceneRoute

  /// Asks for a change. Say it with a method of the route's own type, such as ``push(_:)``.
  func apply(_ change: SceneNavigationChange)

  /// Takes the focus from the element that has it (``SceneWindow/endEditing()``). A routing without a place in a
  /// navigation, such as a spy, has no element and does nothing by default.
  func endEditing()
}

extension SceneRouting {
  /// Ends no editing, since the routing has no place in a navigation.
  public func endEditing() {}

  /// Puts a scene on top of the stack.
  public func push(_ route: Route) {
    apply(.push(AnySceneRoute(route)))
  }

  /// Takes the top scene off the stack.
  public func pop() {
    apply(.pop)
  }

  /// Takes off all that lies over the nearest scene of a route.
  public func pop(to route: Route) {
    apply(.popTo(AnySceneRoute(route)))
  }

  /// Takes off all but the first scene of the stack.
  public func popToRoot() {
    apply(.popToRoot)
  }

  /// Replaces the stack.
  public func set(stack routes: [Route]) {
    apply(.setStack(routes.map { AnySceneRoute($0) }))
  }

  /// Presents a scene; see ``ScenePlace/present(_:as:id:)``.
  public func present(_ route: Route, as cover: SceneCover, id: ScenePresentationID) {
    apply(.present([AnySceneRoute(route)], as: cover, id: id))
  }

  /// Asks a question; see ``ScenePlace/present(_:id:)``.
  public func present(_ prompt: ScenePrompt, id: ScenePresentationID) {
    apply(.ask(prompt, id: id))
  }

  /// Dismisses what this scene has presented, or else what it lies in.
  public func dismiss() {
    apply(.dismiss(nil))
  }

  /// Dismisses what this scene lies in, and leaves a result for the one that presented it.
  public func dismiss(with result: some Hashable & Sendable) {
    apply(.dismiss(SceneResult(result)))
  }

  /// Shows a tab.
  public func selectTab(_ name: String) {
    apply(.selectTab(name))
  }
}
