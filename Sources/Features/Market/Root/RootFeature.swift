import Scenes
import ScenesHeadless

/// The app's root as a feature: it leads to all that have a way in, and names none of them.
final class RootFeature: InstalledFeature {
  static let feature = HeadlessFeature(SceneFeature(RootRoute.self)) { RootFeature($0.events) }

  private let log: EventLog

  private init(_ log: EventLog) {
    self.log = log
  }

  func launch(_ launch: FeatureLaunch, in registry: inout SceneRegistry) {
    registry.add(RootRoute.self) { [log] _, _ in RootScene(launch.entrances, log: log) }
  }
}
