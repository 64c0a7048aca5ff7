import Observation2
import Scenes
import Testing

@testable import ScenesHeadless

/// Two features of an app can't take the same name.
@MainActor @Suite struct FeatureConflictTests {
  private enum TeaRoute: String, NamedSceneRoute {
    static let feature = "tea"
    static let names = ["cup", "pot"]
    case cup
    var description: String { rawValue }
    init?(_ name: String) { self.init(rawValue: name) }
  }

  private enum CoffeeRoute: String, NamedSceneRoute {
    static let feature = "coffee"
    static let names = ["cup"]
    case cup
    var description: String { rawValue }
    init?(_ name: String) { self.init(rawValue: name) }
  }

  private final class Drink: SimulatedFeature {
    func launch(_ launch: FeatureLaunch, in registry: inout SceneRegistry) {}
  }

  private func feature<Route: NamedSceneRoute>(
    _ routes: Route.Type,
    arguments: [String] = []
  ) -> FeatureDescription {
    FeatureDescription(
      SceneFeature(routes),
      launchArguments: arguments,
      backendEvents: ["boil": []],
      backendQuestions: ["hot": []],
      invariants: [FeatureInvariant<Drink>("it is warm") { _, _ in nil }]
    ) { _ in Drink() }
  }

  @Test func `each name that two features have names both`() {
    let features = [feature(TeaRoute.self, arguments: ["sugar"]), feature(CoffeeRoute.self)]
    let conflicts = FeatureConflict.all(among: features)
    #expect(
      conflicts.map { "\($0.kind.rawValue) \($0.name)" } == [
        "route cup", "back-end event boil", "back-end question hot", "invariant it is warm",
      ]
    )
    #expect(conflicts.allSatisfy { $0.features == ["tea", "coffee"] })
    #expect(
      conflicts.first?.description
        == "The route “cup” belongs to “tea” and to “coffee”. Give each its own name."
    )
  }

  @Test func `launch arguments and features have names of their own too`() {
    let features = [
      feature(TeaRoute.self, arguments: ["sugar", "scene"]),
      feature(TeaRoute.self, arguments: ["sugar"]),
    ]
    let conflicts = FeatureConflict.all(among: features).prefix { $0.kind != .backendEvent }
    #expect(
      conflicts.map { "\($0.kind.rawValue) \($0.name) \($0.features)" } == [
        "feature tea [\"tea\", \"tea\"]", "route cup [\"tea\", \"tea\"]",
        "route pot [\"tea\", \"tea\"]", "launch argument scene [\"the app\", \"tea\"]",
        "launch argument sugar [\"tea\", \"tea\"]",
      ]
    )
  }

  @Test func `features without a common name have no conflict`() {
    #expect(FeatureConflict.all(among: [feature(TeaRoute.self, arguments: ["sugar"])]) == [])
  }
}
