/// A place that a feature can lead to: a case of the feature's own enum.
///
/// ```swift
/// enum ShopRoute: SceneRoute {
///   static let feature = "shop"
///
///   case list
///   case product(Int)
/// }
/// ```
/// A route holds what its scene is built from, and nothing that lives: it is compared, written down
/// and read again. The compiler makes its `Codable` conformance, so a case that is renamed no longer reads what was
/// written before. A navigation (``SceneNavigation``) then goes on without it, and says so.
///
/// The saved navigation of an app contains its routes as plain text, and links show them. A route therefore never holds
/// a secret: no password, token or one-time code. Pass such a value to the scene's builder instead.
public protocol SceneRoute: Codable, Hashable, Sendable {
  /// The feature's name, which distinguishes its routes from those of others. It is written down with each route.
  static var feature: String { get }
}

/// The routes of a scene that leads nowhere: there is none.
extension Never: SceneRoute {
  /// A name that no feature has.
  public static var feature: String { "none" }
}
