import Observation2
import Scenes
import ScenesHeadless

/// An app whose scene has a router that it does not give away.
@MainActor
final class LostApp: SimulatedApp {
  let installation: AppInstallation

  init(clock: any AppClock, seed: UInt64) {
    installation = AppInstallation(clock: clock, seed: seed)
  }

  func launch(_ arguments: [String: String], in navigator: SceneNavigator) {
    navigator.push(LostScene())
  }
}

enum LostRoute: SceneRoute {
  static let feature = "lost"

  case away
}

final class LostScene: SceneHost {
  struct Content: SceneView {
    let router: PlaceRouter<LostRoute>

    var body: [ScreenElement] {
      button("行く") { router.push(.away) }.identifier("go")
    }
  }

  let router = PlaceRouter<LostRoute>()
  private(set) lazy var view = Content(router: router)
}
