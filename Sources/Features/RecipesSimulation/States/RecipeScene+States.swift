import Recipes
import ScenesHeadless

extension RecipeScene {
  private static let recipe = SceneSubject("Recipe", at: "recipe/1")

  /// The states of the scene.
  static let states: [SceneState] = [
    recipe.state("default", shows: ["recipe-title", "recipe-clip"]),
    recipe.state("clipped", [.tap("recipe-clip")], shows: ["recipe-clip"]),
    recipe.state("at its end", [.scrollToEnd], shows: ["recipe-buy", "recipe-reports"]),
    recipe.state(
      "without reports",
      [.scrollToEnd],
      at: "recipe/7",
      shows: ["recipe-reports-empty"]
    ),
    recipe.state("loading", time: .stands, shows: ["recipe-loading"]),
    recipe.state(
      "could not be loaded",
      given: [.fail(.server, of: "recipe.load")],
      shows: ["loading-error", "retry"]
    ),
    recipe.state("not there", at: "recipe/9999", shows: ["not-found"]),
    recipe.state(
      "picture loading",
      given: [.fail(.timeout, of: "image.load", times: 100)],
      shows: ["recipe-picture"]
    ),
    recipe.state(
      "picture could not be loaded",
      given: [.fail(.server, of: "image.load", times: 100)],
      shows: ["recipe-picture"]
    ),
  ]
}
