import Observation2
import Scenes
import ScenesHeadless
import ScenesTesting
import Testing

@testable import Tsukurepo
@testable import TsukurepoSimulation

/// Each invariant, broken by a screen that must not be.
@MainActor @Suite struct TsukurepoInvariantsTests {
  private struct MealRoute: SceneRoute, CustomStringConvertible {
    static let feature = "meal"

    let id: Int

    var description: String { "meal/\(id)" }
  }

  @Test(arguments: ["not-found", "loading-error"])
  func `a screen that breaks one is found`(beside: String) {
    let time = VirtualTime()
    let stage = Stage(time, checksContracts: false) {
      StandInScene { view in
        ["tsukurepo-show-recipe", beside].map { view.text("塩").identifier($0) }
      }
    }
    stage.update()
    let feature = SimulatedTsukurepo.feature(leadsTo: .alone)
    let installation = AppInstallation([feature], clock: time, seed: 0)
    let broken = installation.invariants.filter { $0.violation(on: stage) != nil }.map(\.name)
    #expect(broken == ["no way to a recipe stands beside a report that is not there"])
  }

  @Test(arguments: [(1, 3, true), (1, 1, false), (9_999, 1, true)])
  func `a report above which another recipe than its own lies is found`(
    report: Int,
    recipe: Int,
    isRight: Bool
  ) throws {
    let time = VirtualTime()
    let stage = Stage(time, checksContracts: false) { StandInScene { _ in [] } }
    var registry = SceneRegistry()
    registry.add(TsukurepoRoute.self) { _, _ in StandInScene { _ in [] } }
    registry.add(MealRoute.self) { _, _ in StandInScene { _ in [] } }
    stage.navigator.registry = registry
    let routes = [
      AnySceneRoute(TsukurepoRoute.report(report)), AnySceneRoute(MealRoute(id: recipe)),
    ]
    stage.navigator.apply(.replaceRoot(.stack(routes)))
    stage.update()
    let exits = TsukurepoExits(home: AnySceneRoute(MealRoute(id: 0))) {
      AnySceneRoute(MealRoute(id: $0))
    }
    let feature = SimulatedTsukurepo.feature(leadsTo: exits)
    let installation = AppInstallation([feature], clock: time, seed: 0)
    let own = SimulatedTsukurepo.invariants.map(\.name)
    let broken = installation.invariants
      .filter { own.contains($0.name) && $0.violation(on: stage) != nil }.map(\.name)
    #expect(broken == (isRight ? [] : ["a report leads to its own recipe"]))
  }
}
