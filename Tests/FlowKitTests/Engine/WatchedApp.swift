import Observation2
import Scenes
import ScenesHeadless

/// An app with two cheap invariants, a costly one and a rare one, which its back end breaks and mends.
@MainActor
final class WatchedApp: SimulatedApp {
  static let launchArguments = ["first", "costly", "last", "rare"]
  static let backendEvents = ["set": ["first", "costly", "last", "rare"], "open": []]
  static let backendQuestions: [String: [String]] = ["looks": [], "costlyLooks": []]

  let installation: AppInstallation
  /// The values that are not 0 break the invariant of that name.
  private var values: [String: String] = [:]
  private var looks: [String: Int] = [:]
  private weak var navigator: SceneNavigator?

  init(clock: any AppClock, seed: UInt64) {
    installation = AppInstallation(clock: clock, seed: seed)
  }

  var invariants: [AppInvariant] {
    [("first", .event), ("costly", .step), ("last", .event), ("rare", .cut)].map { name, occasion in
      AppInvariant("\(name) is 0", of: "watch", at: occasion) { [unowned self] _ in
        looks[name, default: 0] += 1
        let value = values[name] ?? "0"
        return value == "0" ? nil : "it is \(value)"
      }
    }
  }

  func launch(_ arguments: [String: String], in navigator: SceneNavigator) {
    values = arguments
    self.navigator = navigator
    navigator.push(WatchedScene())
  }

  func backend(_ event: String, _ values: [String: String]) {
    if event == "open" { navigator?.push(WatchedScene()) }
    self.values.merge(values) { $1 }
  }

  func askBackend(_ question: String, _ values: [String: String]) -> (any Sendable)? {
    looks[question == "looks" ? "last" : "costly"] ?? 0
  }
}

final class WatchedScene: SceneHost {
  struct Content: SceneView {
    var body: [ScreenElement] { text("見張り") }
  }

  let view = Content()
}
