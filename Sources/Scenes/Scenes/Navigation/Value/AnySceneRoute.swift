/// A route of any feature.
///
/// It is written as its feature's name and the route's own form. To be read it needs the features'
/// types (``SceneRouteTypes``) under ``Swift/CodingUserInfoKey/sceneRoutes``.
public struct AnySceneRoute: Sendable {
  /// The route as the feature knows it.
  public let base: any SceneRoute

  /// Hides the feature's type.
  public init(_ route: some SceneRoute) {
    base = route
  }

  /// The name of the route's feature.
  public var feature: String { type(of: base).feature }

  /// The route, if it is one of these.
  public func `as`<Route: SceneRoute>(_ type: Route.Type = Route.self) -> Route? {
    base as? Route
  }
}

extension AnySceneRoute: Hashable {
  /// Whether both are the same route of the same feature.
  public static func == (left: AnySceneRoute, right: AnySceneRoute) -> Bool {
    isEqual(left.base, right.base)
  }

  /// Hashes the feature's route.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(feature)
    base.hash(into: &hasher)
  }

  private static func isEqual<Route: SceneRoute>(_ left: Route, _ right: any SceneRoute) -> Bool {
    right as? Route == left
  }
}

extension AnySceneRoute: Codable {
  private enum Key: String, CodingKey {
    case feature, route
  }

  /// Writes the feature's name and the route.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(feature, forKey: .feature)
    try values.encode(base, forKey: .route)
  }

  /// Reads a route of a known feature.
  ///
  /// - Throws: ``SceneNavigationError``, if the feature is unknown or its route is not one any more.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    let feature = try values.decode(String.self, forKey: .feature)
    let types = decoder.userInfo[.sceneRoutes] as? SceneRouteTypes ?? SceneRouteTypes()
    guard let type = types[feature] else {
      throw SceneNavigationError.unknownFeature(feature, known: types.features)
    }
    func read<Route: SceneRoute>(_ type: Route.Type) throws -> AnySceneRoute {
      AnySceneRoute(try values.decode(type, forKey: .route))
    }
    do {
      self = try read(type)
    } catch {
      throw SceneNavigationError.unreadableRoute(feature, "\(error)")
    }
  }
}

extension AnySceneRoute: CustomStringConvertible {
  /// The feature and the route: `shop.product(3)`.
  public var description: String { "\(feature).\(base)" }
}
