/// A feature as an app knows it from outside: its routes by their names, and its way in.
///
/// ```swift
/// let shop = SceneFeature(ShopRoute.self, title: "お店", entrance: .list)
/// registry.add(ShopRoute.self) { route, context in … }
/// registry.addLinks(to: [shop, club], scheme: "market", above: root)
/// ```
/// An app lists its features and switches over none of them: what it shows of them all, such as a
/// button for each, comes from this list.
public struct SceneFeature: Sendable {
  /// The name, the same as that of its routes.
  public let name: String
  /// The forms of its routes' names; see ``NamedSceneRoute/names``.
  public let routeNames: [String]
  /// The way in; `nil` if the app's root does not lead to it.
  public let entrance: SceneEntrance?
  private let read: @Sendable (String) -> [AnySceneRoute]?

  /// Describes a feature that is reached by its routes' names, and from other features.
  public init<Route: NamedSceneRoute>(_ routes: Route.Type) {
    self.init(routes, nil)
  }

  /// Describes a feature that is reached from other features, with places of theirs below it when it is
  /// opened from outside.
  ///
  /// - Parameters:
  ///   - routes: The feature's routes.
  ///   - places: What lies below them, the lowest first.
  public init<Route: NamedSceneRoute>(_ routes: Route.Type, above places: [AnySceneRoute]) {
    self.init(routes, nil, above: places)
  }

  /// Describes a feature that the app's root leads to.
  ///
  /// - Parameters:
  ///   - routes: The feature's routes.
  ///   - title: What the person reads on the way in.
  ///   - entrance: Where it leads.
  public init<Route: NamedSceneRoute>(_ routes: Route.Type, title: String, entrance: Route) {
    let route = AnySceneRoute(entrance)
    self.init(routes, SceneEntrance(feature: Route.feature, title: title, route: route))
  }

  private init<Route: NamedSceneRoute>(
    _ routes: Route.Type,
    _ entrance: SceneEntrance?,
    above places: [AnySceneRoute] = []
  ) {
    name = Route.feature
    routeNames = Route.names
    self.entrance = entrance
    read = { Route($0).map { places + $0.withAncestors.map { AnySceneRoute($0) } } }
  }

  /// The route of a name with its ancestors, which come first; `nil` if the feature has none of it.
  public func routes(named name: String) -> [AnySceneRoute]? {
    read(name)
  }
}
