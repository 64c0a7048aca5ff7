import Scenes

/// The place of the grid, by the name that links, launch arguments and flows use.
enum MarkGridRoute: String, NamedSceneRoute {
  static let feature = "mark-grid"
  static let names = ["mark-grid"]

  case grid = "mark-grid"

  var description: String { rawValue }

  init?(_ name: String) {
    self.init(rawValue: name)
  }
}
