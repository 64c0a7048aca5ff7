import Observation2
import Scenes
import ScenesTesting
import Testing

@testable import ScenesHeadless

/// That each declared route is opened by its name.
@MainActor @Suite struct OpensByNameTests {
  private func violation(in feature: FeatureDescription) -> String? {
    let stage = Stage(VirtualTime(), checksContracts: false) { StandInScene { [$0.text("空")] } }
    var registry = SceneRegistry()
    registry.addLinks(to: [feature.scenes], scheme: "den", above: .stack([]))
    stage.navigator.registry = registry
    return AppInvariant.opensByName(FeatureCatalog.of([feature])).violation(on: stage)
  }

  @Test func `a declared name is read once by each reader of links`() {
    let catalog = FeatureCatalog.of([feature(SoundRoute.self)])
    var readings = 0
    let scenes = feature(SoundRoute.self).scenes
    func reader() -> SceneLinkReader {
      SceneLinkReader { path in
        readings += 1
        return scenes.routes(named: path.parts.joined(separator: "/")).map {
          SceneLink($0.map(\.base))
        }
      }
    }
    func work(of reader: SceneLinkReader) -> Int {
      let stage = Stage(VirtualTime(), checksContracts: false) { StandInScene { [$0.text("空")] } }
      var registry = SceneRegistry()
      registry.addLinks(by: reader)
      stage.navigator.registry = registry
      let before = readings
      #expect(AppInvariant.opensByName(catalog).violation(on: stage) == nil)
      return readings - before
    }
    let first = reader()
    #expect(work(of: first) > 0)
    #expect(work(of: first) == 0)
    // Another one may read otherwise.
    #expect(work(of: reader()) > 0)
  }

  @Test func `a list of features has one catalog, and one reader for each way to its links`() {
    let features = [feature(SoundRoute.self)]
    let catalog = FeatureCatalog.of(features)
    #expect(FeatureCatalog.of(features) === catalog)
    #expect(FeatureCatalog.of([feature(SoundRoute.self)]) !== catalog)
    let reader = catalog.reader(scheme: "den", above: .stack([]))
    #expect(catalog.reader(scheme: "den", above: .stack([])) === reader)
    #expect(catalog.reader(scheme: "cave", above: .stack([])) !== reader)
  }

  @Test func `routes that are read as they are written break nothing`() {
    #expect(violation(in: feature(SoundRoute.self)) == nil)
  }

  @Test func `a declared name that nothing opens is found`() {
    #expect(violation(in: feature(DeadRoute.self)) == "nothing opens “room/1”")
  }

  private func feature<Route: NamedSceneRoute>(_ routes: Route.Type) -> FeatureDescription {
    FeatureDescription(SceneFeature(routes)) { _ in NoInstallation() }
  }
}

private final class NoInstallation: SimulatedFeature {
  func launch(_ launch: FeatureLaunch, in registry: inout SceneRegistry) {}
}

private enum SoundRoute: NamedSceneRoute {
  static let feature = "sound"
  static let names = ["den", "room/ID", "rooms/ID,ID,…", "search/WORDS"]

  case den
  case room(String)

  var description: String {
    switch self {
    case .den: "den"
    case .room(let rest): rest
    }
  }

  init?(_ name: String) {
    if name.hasPrefix("search/") { return nil }
    self = name == "den" ? .den : .room(name)
  }
}

private enum DeadRoute: NamedSceneRoute {
  static let feature = "dead"
  static let names = ["den", "room/ID"]

  case den

  var description: String { "den" }

  init?(_ name: String) {
    if name != "den" { return nil }
    self = .den
  }
}
