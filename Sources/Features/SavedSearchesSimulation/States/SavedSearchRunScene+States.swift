import SavedSearches
import ScenesHeadless

extension SavedSearchRunScene {
  private static let run = SceneSubject("Running search", at: "saved-search/1")

  /// The states that the scene can show.
  static let states: [SceneState] = [
    run.state("default", shows: ["saved-search-hit-1"]),
    run.state("running", time: .stands, shows: ["saved-search-loading"]),
    run.state(
      "running again",
      [.pull],
      time: .stands,
      shows: ["saved-search-loading", "saved-search-hit-1"]
    ),
    run.state(
      "nothing found",
      [.backend("searchSavedElsewhere", ["name": "どこにもない料理"]), .open("saved-search/4")],
      shows: ["search-empty"]
    ),
    run.state(
      "could not be run",
      given: [.fail(.server, of: "search.run")],
      shows: ["loading-error", "retry"]
    ),
    run.state("not there", at: "saved-search/99", shows: ["not-found"]),
  ]
}
