import Scenes

/// The place of the grid, by the name that links, launch arguments and flows use.
package enum MarkGridRoute: String, NamedSceneRoute {
  package static let feature = "mark-grid"
  package static let names = ["mark-grid"]

  case grid = "mark-grid"

  package var description: String { rawValue }

  package init?(_ name: String) {
    self.init(rawValue: name)
  }
}
