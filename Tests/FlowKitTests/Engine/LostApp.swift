import Observation2
import Scenes
import ScenesHeadless

/// An app whose scene has a router that it does not give away.
@MainActor
final class LostApp: HeadlessApp {
  static let launchArguments: [String] = []
  static let backendEvents: [String: [String]] = [:]
  static let backendQuestions: [String: [String]] = [:]

  let network: SimulatedNetwork
  let events = StageEventLog()

  init(clock: any AppClock, seed: UInt64) {
    network = SimulatedNetwork(clock: clock)
  }

  func launch(_ arguments: [String: String], in navigator: SceneNavigator) {
    navigator.push(LostScene())
  }

  func stop() {}
  func clearState() {}
  func backend(_ event: String, _ values: [String: String]) {}

  func askBackend(_ question: String, _ values: [String: String]) -> (any Sendable)? { nil }
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
