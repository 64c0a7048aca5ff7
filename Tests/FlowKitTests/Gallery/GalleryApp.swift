import Observation2
import Scenes
import ScenesHeadless

/// An app with states of awkward names, and one that can't be reached.
@MainActor
final class GalleryApp: SimulatedApp {
  private static let toy = SceneSubject("Toy", at: "toy")

  static let features = [
    FeatureDescription(
      SceneFeature(ToyFeature.Route.self, title: "おもちゃ", entrance: .toy),
      launchArguments: ["start"],
      states: [
        toy.state("wound up", with: ["start": "3"], shows: ["3回"]),
        toy.state("wound-up", with: ["start": "4"], shows: ["4回"]),
        toy.state("<\"&'> #100%", with: ["start": "5"], shows: ["5回"]),
        toy.state("broken", [.tap("nobody")], shows: []),
        SceneSubject("Help", at: "toy-help").state("…", time: .stands, shows: ["toy-help"]),
      ]
    ) { ToyFeature($0) }
  ]

  static let linkScheme = "toy"
  static let root = SceneRoot.stack([AnySceneRoute(ToyFeature.Route.toy)])

  let installation: AppInstallation

  init(clock: any AppClock, seed: UInt64) {
    installation = AppInstallation(Self.features, clock: clock, seed: seed)
  }
}
