import Observation2
import Scenes
import ScenesTesting
import StorePersistence
import Testing

@testable import Recipes
@testable import RecipesSimulation
@testable import ScenesHeadless

/// Each invariant, broken by a screen that must not be.
@MainActor @Suite struct RecipesInvariantsTests {
  private let time = VirtualTime()
  private let installation: AppInstallation
  private let storage = SimulatedStorage<RecipesStorage>().current

  init() {
    let storage = storage
    let exits = RecipesExits(
      products: { _ in AnySceneRoute(RecipesRoute.search("")) },
      report: { _ in AnySceneRoute(RecipesRoute.search("")) }
    )
    let feature = SimulatedRecipes.feature(leadsTo: exits, storage: storage)
    installation = AppInstallation([feature], clock: time, seed: 0)
  }

  /// The invariants that a screen breaks that is shown in place of a recipe's.
  private func broken(
    at route: RecipesRoute = .recipe(3),
    _ elements: @escaping @MainActor (StandInView) -> [ScreenElement]
  ) -> [String] {
    let stage = Stage(time, checksContracts: false) { StandInScene(elements) }
    var registry = SceneRegistry()
    registry.add(RecipesRoute.self) { _, _ in StandInScene(elements) }
    stage.navigator.registry = registry
    stage.navigator.apply(.replaceRoot(.stack([AnySceneRoute(route)])))
    stage.update()
    let names = SimulatedRecipes.invariants.map(\.name)
    return installation.invariants
      .filter { names.contains($0.name) && $0.violation(on: stage) != nil }.map(\.name)
  }

  @Test(arguments: [false, true], [false, true])
  func `a clip that is shown otherwise than it is kept is found`(isKept: Bool, isTicked: Bool) {
    if isKept { storage.clips.keep([3]) } else { storage.clips.keep([4]) }
    let found = broken { [$0.button("クリップ") {}.checked(isTicked).identifier("recipe-clip")] }
    #expect(found == (isKept == isTicked ? [] : ["what is clipped is kept"]))
  }

  @Test(arguments: [false, true], [false, true])
  func `a button to buy that does not fit the ingredients is found`(
    hasProduct: Bool,
    isEnabled: Bool
  ) {
    let found = broken { view in
      let name = hasProduct ? view.button("塩") {} : view.text("塩")
      return [
        name.identifier("recipe-ingredient-1"),
        view.button("材料を買う") {}.identifier("recipe-buy").disabled(!isEnabled),
      ]
    }
    #expect(found == (hasProduct == isEnabled ? [] : ["what has a product can be bought"]))
  }

  @Test(
    arguments: [
      ("だいこん", nil, true), ("だいこん", 1, false), ("xyz", 0, true), ("xyz", 1, false),
    ] as [(String, Int?, Bool)]
  )
  func `rows that the words of a search do not find are found`(
    words: String,
    other: Int?,
    isRight: Bool
  ) throws {
    let book = try RecipesFile.bundled.get()
    var shown = book.search(words).map(\.id)
    let strangers = book.search("").map(\.id).filter { !shown.contains($0) }
    if let other { shown = Array(strangers.prefix(other)) }
    let found = broken(at: .search("")) { view in
      [
        view.column {
          view.searchField(words, onChange: { _ in }, onSearch: {}).identifier("search-field")
          for id in shown { view.button("塩") {}.identifier("recipe-row-\(id)") }
        }
      ]
    }
    #expect(found == (isRight ? [] : ["a search shows what its words find"]))
  }
}
