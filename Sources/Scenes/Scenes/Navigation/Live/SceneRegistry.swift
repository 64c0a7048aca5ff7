/// The registrations of features: their routes, and a builder for the scene of each.
///
/// ```swift
/// var registry = SceneRegistry()
/// registry.add(ShopRoute.self) { route, context in
///   switch route {
///   case .list: ListScene.build(place: context.place, gateway: gateway)
///   case .product(let id): ProductScene.build(id, place: context.place, gateway: gateway)
///   }
/// }
/// window.navigator.registry = registry
/// ```
@MainActor
public struct SceneRegistry {
  private var readers: [SceneLinkReader] = []
  private(set) var needs: [SceneLinkNeed: SceneLinkCondition] = [:]
  /// The items of tabs, by the tabs' names.
  private(set) var tabs: [String: SceneTabItem] = [:]
  private var builders: [String: (AnySceneRoute, SceneContext) -> (any SceneHost)?] = [:]
  /// The types of the registered routes, for a decoder.
  public private(set) var types = SceneRouteTypes()

  /// Creates a registry in which nothing is registered.
  public init() {}

  /// Registers the routes of a feature.
  ///
  /// - Parameters:
  ///   - type: The routes.
  ///   - build: Builds the scene of one.
  /// - Precondition: No other routes have the feature's name.
  public mutating func add<Route: SceneRoute>(
    _ type: Route.Type,
    build: @escaping @MainActor (Route, SceneContext) -> any SceneHost
  ) {
    types.add(type)
    builders[type.feature] = { route, context in
      route.as(Route.self).map { build($0, context) }
    }
  }

  /// Registers how a feature reads links.
  ///
  /// The readers are asked in the order of their registration, until one knows the link.
  public mutating func addLinks(_ read: @escaping @MainActor (SceneLinkPath) -> SceneLink?) {
    addLinks(by: SceneLinkReader(read))
  }

  /// Registers who reads links; see ``addLinks(_:)``.
  package mutating func addLinks(by reader: SceneLinkReader) {
    readers.append(reader)
  }

  /// The only reader of links; two registries with the same one read links equally.
  package var onlyReader: SceneLinkReader? { readers.count == 1 ? readers[0] : nil }

  /// Registers what a person sees of a tab, before the first scene of the tabs is shown.
  ///
  /// - Precondition: The tab is registered once.
  public mutating func addTab(_ name: String, _ item: SceneTabItem) {
    precondition(
      tabs.updateValue(item, forKey: name) == nil,
      "The tab “\(name)” is registered twice. Give each its own name."
    )
  }

  /// Returns the item of a tab, for a front-end that draws the tabs by itself; `nil` if the tab has none.
  public func tabItem(named name: String) -> SceneTabItem? { tabs[name] }

  /// Registers how it is known whether what links need is there.
  ///
  /// - Precondition: The need is registered once.
  public mutating func add(_ need: SceneLinkNeed, _ condition: SceneLinkCondition) {
    precondition(
      needs.updateValue(condition, forKey: need) == nil,
      "The need “\(need.rawValue)” is registered twice. Give each its own name."
    )
  }

  /// Returns the link of a text such as `market://product/3`.
  ///
  /// - Throws: ``SceneLinkError/unknown(_:)``.
  public func link(_ text: String) throws(SceneLinkError) -> SceneLink {
    let path = SceneLinkPath(text)
    for reader in readers {
      if let link = reader.read(path) { return link }
    }
    throw .unknown(text)
  }

  /// Returns `true` if a feature has registered a route.
  func knows(_ route: AnySceneRoute) -> Bool {
    types[route.feature].map { $0 == type(of: route.base) } ?? false
  }

  /// Builds the scene of a route; `nil` if no feature has registered it.
  func build(_ route: AnySceneRoute, _ context: SceneContext) -> (any SceneHost)? {
    builders[route.feature]?(route, context)
  }
}
