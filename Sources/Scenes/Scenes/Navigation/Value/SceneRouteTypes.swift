/// The features' types of routes by their names, for reading routes that were written down.
///
/// ```swift
/// let decoder = JSONDecoder()
/// decoder.userInfo[.sceneRoutes] = SceneRouteTypes(ShopRoute.self, HomeRoute.self)
/// ```
public struct SceneRouteTypes: Sendable {
  private var types: [String: any SceneRoute.Type] = [:]

  /// Lists types.
  ///
  /// - Precondition: No two have the same feature's name.
  public init(_ types: any SceneRoute.Type...) {
    for type in types { add(type) }
  }

  /// Adds the type of a feature's routes.
  ///
  /// - Precondition: No other has the feature's name.
  public mutating func add(_ type: any SceneRoute.Type) {
    if let known = types[type.feature] {
      preconditionFailure(
        "\(known) and \(type) both call their feature “\(type.feature)”. Give each its own name."
      )
    }
    types[type.feature] = type
  }

  /// The type of a feature's routes.
  public subscript(feature: String) -> (any SceneRoute.Type)? { types[feature] }

  /// The names of the features, in alphabetical order.
  public var features: [String] { types.keys.sorted() }
}

extension CodingUserInfoKey {
  /// Where a decoder finds the ``SceneRouteTypes``.
  public static let sceneRoutes: CodingUserInfoKey = {
    guard let key = CodingUserInfoKey(rawValue: "Scenes.routes") else {
      preconditionFailure("unreachable: every text is a key")
    }
    return key
  }()
}
