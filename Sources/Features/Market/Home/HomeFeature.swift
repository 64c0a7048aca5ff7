import MarkGrid
import Scenes
import ScenesHeadless

/// The home tab: its first scene, and those that it leads to.
final class HomeFeature: InstalledFeature {
  static let feature = HeadlessFeature(
    SceneFeature(HomeRoute.self, title: "ホーム", entrance: .home),
    flows: MarkGridScene.flows
  ) { HomeFeature($0.events) }

  private let log: EventLog

  private init(_ log: EventLog) {
    self.log = log
  }

  func launch(_ launch: FeatureLaunch, in registry: inout SceneRegistry) {
    registry.add(HomeRoute.self) { [log] route, _ in
      switch route {
      case .home: HomeScene(log: log)
      case .markGrid: MarkGridScene()
      }
    }
  }
}
