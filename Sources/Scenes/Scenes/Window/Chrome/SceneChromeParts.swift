/// The parts around scenes that a front-end draws by itself, such as with a `UINavigationBar`.
///
/// A part in the set is left out of the described screens and reaches the front-end as a value, with one call to answer
/// it. All other parts remain nodes of the screens.
///
/// | part | value | answer |
/// | --- | --- | --- |
/// | ``navigationBar`` | ``SceneScreen/navigationItem`` | ``SceneBarItem/send(_:)``, ``SceneNavigator/pop()`` |
/// | ``searchBar`` | ``SceneNavigationItem/search`` | ``SceneBarItem/send(_:)`` |
/// | ``tabBar`` | ``SceneNavigation/root``, ``SceneRegistry/tabItem(named:)`` | ``SceneNavigationChange/tapTab(_:)`` |
/// | ``prompts`` | ``SceneNavigation/prompt`` | ``SceneNavigationChange/answer(_:)`` |
/// | ``menus`` | ``ScreenNodeLook/menu`` | ``ScreenEvent/menuItem(_:)`` |
public struct SceneChromeParts: OptionSet, Sendable, Hashable {
  /// The bits of the set.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The bar above a scene, with its search.
  public static let navigationBar = SceneChromeParts(rawValue: 1 << 0)
  /// The search in the bar above a scene.
  ///
  /// The rest of the bar stays unless ``navigationBar`` is in the set too.
  public static let searchBar = SceneChromeParts(rawValue: 1 << 1)
  /// The bar with the tabs below a scene.
  public static let tabBar = SceneChromeParts(rawValue: 1 << 2)
  /// The questions of the navigation: alerts and action sheets.
  public static let prompts = SceneChromeParts(rawValue: 1 << 3)
  /// The menus of nodes.
  public static let menus = SceneChromeParts(rawValue: 1 << 4)
  /// All parts, as UIKit draws them.
  public static let all: SceneChromeParts = [
    .navigationBar, .searchBar, .tabBar, .prompts, .menus,
  ]
}
