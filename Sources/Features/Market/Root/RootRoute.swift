import Scenes

/// The app's root.
enum RootRoute: String, NamedSceneRoute {
  static let feature = "root"
  static let names = ["root"]

  case root

  var description: String { rawValue }

  init?(_ name: String) {
    self.init(rawValue: name)
  }
}
