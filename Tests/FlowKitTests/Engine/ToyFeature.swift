import MarketSimulation
import Observation2
import Scenes
import ScenesHeadless

/// A second feature beside those of the market: a counter that its back end can raise.
@MainActor
final class ToyFeature: SimulatedFeature {
  enum Route: String, NamedSceneRoute {
    static let feature = "toy"
    static let names = ["toy", "toy-help"]

    case toy
    case help = "toy-help"

    var parent: Route? { self == .help ? .toy : nil }
    var description: String { rawValue }
    init?(_ name: String) { self.init(rawValue: name) }
  }

  static let feature = FeatureDescription(
    SceneFeature(Route.self, title: "おもちゃ", entrance: .toy),
    launchArguments: ["start"],
    backendEvents: ["wind": ["turns"]],
    backendQuestions: ["turns": []],
    invariants: [
      FeatureInvariant("no more than ten turns") { (toy: ToyFeature, stage) in
        toy.turns > 10 ? "there are \(toy.turns)" : nil
      }
    ]
  ) { ToyFeature($0) }

  private(set) var turns = 0
  private let device: SimulatedDevice
  private weak var scene: ToyScene?

  init(_ device: SimulatedDevice) {
    self.device = device
  }

  func launch(
    _ launch: FeatureLaunch,
    in registry: inout SceneRegistry
  ) throws(SimulatedAppError) {
    if let start = launch.arguments["start"] {
      guard let turns = Int(start) else { throw SimulatedAppError("“start” takes a number.") }
      self.turns = turns
    }
    registry.add(Route.self) { [weak self] route, _ in
      let scene = ToyScene(route, turns: self?.turns ?? 0)
      if route == .toy { self?.scene = scene }
      return scene
    }
  }

  func backend(_ event: String, _ values: [String: String]) {
    turns += values["turns"].flatMap { Int($0) } ?? 1
    scene?.view.dataSource.turns = turns
  }

  func askBackend(_ question: String, _ values: [String: String]) -> (any Sendable)? { turns }
}

@MainActor
final class ToyScene: SceneHost {
  let view: ToyView

  init(_ route: ToyFeature.Route, turns: Int) {
    view = ToyView(route: route)
    view.dataSource.turns = turns
  }
}

struct ToyView: SceneView {
  final class DataSource: ObservedModel {
    @Observed var turns = 0
  }

  let route: ToyFeature.Route
  let dataSource = DataSource()

  var body: [ScreenElement] {
    text(route.description).identifier("toy-title")
    text("\(dataSource.turns)回").identifier("toy-turns")
  }
}

/// The market with one feature more.
@MainActor
final class MarketWithToy: SimulatedApp {
  static let features = MarketApp.features + [ToyFeature.feature]
  static let linkScheme = MarketApp.linkScheme

  let installation: AppInstallation

  init(clock: any AppClock, seed: UInt64) {
    installation = AppInstallation(Self.features, clock: clock, seed: seed)
  }
}
