import Observation2
import Scenes
import ScenesHeadless
import Testing

@testable import MarketSimulation
@testable import Recipes
@testable import RecipesSimulation
@testable import Tsukurepo
@testable import TsukurepoSimulation

/// The recipes and the reports are of two features; only the app knows that they fit.
@MainActor @Suite struct ReportsTests {
  @Test func `each report of a recipe has a page that says the same`() throws {
    let recipes = try RecipesFile.bundled.get()
    let reports = try ReportsFile.bundled.get()
    var found: [Int] = []
    for recipe in recipes.search("").compactMap({ recipes.recipe($0.id) }) {
      for row in recipe.reports {
        let report = try #require(reports.report(row.id), "\(row.id)")
        #expect(report.recipe == TsukurepoRecipe(id: recipe.id, title: recipe.title))
        #expect(report.author == row.author)
        #expect(report.text == row.text)
        found.append(report.id)
        // The first ten have ingredients that mean something else.
        guard report.id > 10 else { continue }
        #expect(report.ingredients.map(\.name) == recipe.ingredients.map(\.name), "\(report.id)")
      }
    }
    #expect(found.sorted() == reports.ids)
  }

  @Test func `a recipe leads to a report, and that to its recipe`() async throws {
    let time = VirtualTime()
    let app = MarketApp(clock: time, seed: 0)
    let stage = try Stage(time, launching: app, ["scene": "recipe/33"])
    await stage.advance(by: .seconds(1))
    stage.scroll(by: ScreenPoint(x: 0, y: 2_000))
    stage.update()
    try stage.tap(.id("recipe-report-9"))
    await stage.advance(by: .seconds(1))
    #expect(stage.shows("もやしのナムル"))
    stage.scroll(by: ScreenPoint(x: 0, y: 2_000))
    stage.update()
    try stage.tap(.id("tsukurepo-show-recipe"))
    #expect(
      stage.shownRoutes == [
        "search.search", "search.recipe/33", "report.report/9", "search.recipe/33",
      ]
    )
  }

  @Test func `a link to a report lies above the search`() throws {
    let time = VirtualTime()
    let app = MarketApp(clock: time, seed: 0)
    let stage = try Stage(time, launching: app)
    try stage.navigator.open("market://report/7")
    #expect(stage.shownRoutes == ["search.search", "report.report/7"])
  }

  @Test func `the page is the same when the reports come as bytes`() async throws {
    var screens: [String] = []
    for isOverHTTP in [false, true] {
      let time = VirtualTime()
      let app = MarketApp(clock: time, seed: 0)
      let feature: SimulatedTsukurepo = try #require(app.installation.feature())
      if isOverHTTP { feature.gateway = feature.gatewayOverHTTP }
      let stage = try Stage(time, launching: app, ["scene": "report/7"])
      await stage.advance(by: .seconds(1))
      #expect(stage.shows("真だいの塩焼き"))
      screens.append("\(stage.frames.elements.map(\.element))")
    }
    #expect(screens[0] == screens[1])
  }

  @Test func `a back-end event reaches the reports`() async throws {
    let app = MarketApp(clock: VirtualTime(), seed: 0)
    app.network.latency = .zero
    try app.backend("reportChanged", ["report": "9"])
    let feature: SimulatedTsukurepo = try #require(app.installation.feature())
    #expect(try await feature.gateway.report(9)?.ingredients.count == 2)
    #expect(throws: SimulatedAppError.self) { try app.backend("reportChanged", ["report": "0"]) }
  }

  @Test func `a page on the screen keeps what has to hold`() async throws {
    let time = VirtualTime()
    let app = MarketApp(clock: time, seed: 0)
    let stage = try Stage(time, launching: app, ["scene": "report/7"])
    await stage.advance(by: .seconds(1))
    #expect(app.invariants.contains { $0.feature == "report" })
    #expect(app.invariants.allSatisfy { $0.violation(on: stage) == nil })
  }
}
