import Scenes

/// The places of the home tab, by the names that links, launch arguments and flows use.
enum HomeRoute: String, NamedSceneRoute {
  static let feature = "home"
  static let names = ["home", "mark-grid"]

  case home
  case markGrid = "mark-grid"

  var parent: HomeRoute? { self == .home ? nil : .home }

  var description: String { rawValue }

  init?(_ name: String) {
    self.init(rawValue: name)
  }
}
