import MarketSimulation
import Observation2
import Scenes
import ScenesHeadless
import Testing

@testable import Recipes
@testable import RecipesSimulation

/// The pages of the recipes do not depend on the form of the gateway.
@MainActor @Suite struct RecipesOverHTTPTests {
  @Test(arguments: ["search/みそ汁", "recipe/3", "recipe/9999"])
  func `a page is the same over HTTP`(place: String) async throws {
    var screens: [String] = []
    for isOverHTTP in [false, true] {
      let time = VirtualTime()
      let app = MarketApp(clock: time, seed: 0)
      let feature: SimulatedRecipes = try #require(app.installation.feature())
      if isOverHTTP { feature.gateway = feature.gatewayOverHTTP }
      #expect((feature.gateway is HTTPRecipesGateway) == isOverHTTP)
      let stage = try Stage(time, launching: app, ["scene": place])
      await stage.advance(by: .seconds(1))
      screens.append("\(stage.frames.elements.map(\.element))")
    }
    #expect(screens[0] == screens[1])
  }
}
