import Recipes
import ScenesHeadless

extension RecipeSearchScene {
  private static let search = SceneSubject("Search", at: "search")

  /// The states of the scene.
  static let states: [SceneState] = [
    search.state("default", shows: ["search-field", "recipe-row-1"]),
    search.state("loading", time: .stands, shows: ["search-loading"]),
    search.state("a word from elsewhere", at: "search/だいこん", shows: ["recipe-row-27"]),
    search.state("a word typed", [.type("なす", into: "search-field")], shows: ["recipe-row-7"]),
    search.state(
      "while the answer for another word is on its way",
      [
        .type("なす", into: "search-field"), .latency(.seconds(60)), .type("卵", into: "search-field"),
      ],
      shows: ["search-loading", "recipe-row-7"]
    ),
    search.state("nothing found", at: "search/xyz", shows: ["search-empty"]),
    search.state(
      "could not be loaded",
      given: [.fail(.server, of: "search.run")],
      shows: ["loading-error", "retry"]
    ),
  ]
}
