import Observation2
import Scenes
import ScenesHeadless

/// An app whose rows want to know when they come into sight.
@MainActor
final class SightApp: HeadlessApp {
  static let launchArguments: [String] = []
  static let backendEvents: [String: [String]] = [:]

  let network: SimulatedNetwork
  let events = StageEventLog()

  init(clock: any AppClock, seed: UInt64) {
    network = SimulatedNetwork(clock: clock)
  }

  func launch(_ arguments: [String: String], in navigator: SceneNavigator) {
    navigator.push(SightScene())
  }

  func stop() {}
  func clearState() {}
  func backend(_ event: String, _ values: [String: String]) {}
}

private final class SightScene: SceneHost {
  struct Content: SceneView {
    var body: [ScreenElement] {
      column {
        button("行く") {}.identifier("go")
        scroll {
          for number in 1...200 {
            text("行 \(number)").onAppear {}.onDisappear {}.identifier("row-\(number)")
          }
        }
      }
    }
  }

  let view = Content()
}
