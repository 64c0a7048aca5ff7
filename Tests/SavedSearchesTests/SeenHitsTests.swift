import Observation2
import Scenes
import ScenesHeadless
import ScenesTesting
import StorePersistence
import Testing

@testable import SavedSearches
@testable import SavedSearchesSimulation

/// That what is new may only be seen on the page that shows it.
@MainActor @Suite struct SeenHitsTests {
  private let seen = SeenHits()

  private func list(hits: Int) -> SavedSearchList {
    var list = SavedSearchList(names: ["塩", "酢"])
    if hits > 0 { list.addHits(hits, to: 1) }
    return list
  }

  /// A stage with a place in front, on which something is shown.
  private func stage(at route: SavedSearchesRoute, showing identifier: String = "page") -> Stage {
    let page = { StandInScene { [$0.text("塩").identifier(identifier)] } }
    let stage = Stage(VirtualTime(), checksContracts: false) { page() }
    var registry = SceneRegistry()
    registry.add(SavedSearchesRoute.self) { _, _ in page() }
    stage.navigator.registry = registry
    stage.navigator.apply(.replaceRoot(.stack([AnySceneRoute(route)])))
    stage.update()
    return stage
  }

  @Test(
    arguments: [
      (.search(1), "page", true), (.search(1), "loading-error", false),
      (.search(2), "page", false), (.home, "page", false),
    ] as [(SavedSearchesRoute, String, Bool)]
  )
  fileprivate func `fewer are new only where they are shown`(
    route: SavedSearchesRoute,
    shown: String,
    isRight: Bool
  ) {
    let stage = stage(at: route, showing: shown)
    #expect(seen.loss(of: list(hits: 3), on: stage) == nil)
    let loss = seen.loss(of: list(hits: 1), on: stage)
    #expect(loss == (isRight ? nil : "塩 had 3 new hits that nobody has seen, and has 1"))
    #expect(seen.loss(of: list(hits: 1), on: stage) == nil)
  }

  @Test func `more may be new anywhere, and another list has nothing to do with this one`() {
    let stage = stage(at: .home)
    #expect(seen.loss(of: list(hits: 1), on: stage) == nil)
    #expect(seen.loss(of: list(hits: 5), on: stage) == nil)
    seen.forget()
    #expect(seen.loss(of: list(hits: 0), on: stage) == nil)
  }

  fileprivate enum Look {
    case looking(Int)
    case found(Int)
    case failed(Int)
    case elsewhere(Int)
    case news
  }

  @Test(
    arguments: [
      ([.looking(3), .found(0)], false), ([.looking(3), .found(3)], true),
      ([.looking(3), .looking(3), .found(4)], true), ([.looking(0), .found(0)], false),
      ([.looking(3), .failed(3)], false), ([.looking(3), .elsewhere(3), .found(3)], false),
      ([.looking(3), .news, .looking(5), .found(3)], false),
      ([.found(0), .news, .found(2), .looking(2), .found(2)], true),
    ] as [([Look], Bool)]
  )
  fileprivate func `what is found is new no more, unless it has come up meanwhile`(
    looks: [Look],
    isWrong: Bool
  ) {
    let found = FoundHits()
    let left = looks.compactMap { look -> String? in
      switch look {
      case .looking(let hits):
        let page = stage(at: .search(1), showing: "saved-search-loading")
        return found.left(of: list(hits: hits), on: page)
      case .found(let hits):
        return found.left(of: list(hits: hits), on: stage(at: .search(1)))
      case .failed(let hits):
        let page = stage(at: .search(1), showing: "loading-error")
        return found.left(of: list(hits: hits), on: page)
      case .elsewhere(let hits):
        return found.left(of: list(hits: hits), on: stage(at: .home))
      case .news:
        found.noteNews()
        return nil
      }
    }
    #expect(left.isEmpty == !isWrong, "\(left)")
  }
}
