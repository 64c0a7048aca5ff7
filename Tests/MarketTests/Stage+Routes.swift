import Scenes
import ScenesHeadless

extension Stage {
  /// The routes of the tab that is shown, the one in front last.
  var shownRoutes: [String] { navigator.navigation.root.shown.map { "\($0.route)" } }
}
