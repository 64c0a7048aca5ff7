import Scenes
import Testing

@testable import Recipes

@Suite struct RecipesRouteTests {
  @Test func `every route has a name that is read back as the same route`() {
    let routes: [RecipesRoute] = [
      .search(""), .search("にんじん"), .search("肉/じゃが いも"), .recipe(7),
    ]
    #expect(routes.map { RecipesRoute($0.description) } == routes)
  }

  @Test(arguments: [
    "", "Search", "search/", "recipe", "recipe/", "recipe/x", "recipe/1/2", "/search",
  ])
  func `what is no name is none`(name: String) {
    #expect(RecipesRoute(name) == nil)
  }

  @Test func `a recipe lies on the search`() {
    #expect(RecipesRoute.recipe(3).withAncestors == [.search(""), .recipe(3)])
    #expect(RecipesRoute.search("塩").withAncestors == [.search("塩")])
  }
}
