import Observation2
import Scenes
import ScenesHeadless

/// An app whose rows want to know when they come into sight.
@MainActor
final class SightApp: SimulatedApp {
  let installation: AppInstallation

  init(clock: any AppClock, seed: UInt64) {
    installation = AppInstallation(clock: clock, seed: seed)
  }

  func launch(_ arguments: [String: String], in navigator: SceneNavigator) {
    navigator.push(SightScene())
  }
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
