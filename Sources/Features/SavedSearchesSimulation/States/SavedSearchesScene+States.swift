import SavedSearches
import ScenesHeadless

extension SavedSearchesScene {
  private static let home = SceneSubject("Saved searches", at: "home")

  /// The states that the scene can show: with more and fewer searches, and while a person changes them.
  static let states: [SceneState] = lists + changing

  private static let lists: [SceneState] = [
    home.state("default", shows: ["saved-searches-title", "saved-search-1", "saved-search-3"]),
    home.state("empty", with: ["savedSearches": "0"], shows: ["saved-searches-empty"]),
    home.state(
      "many",
      with: ["savedSearches": "1000"],
      shows: ["saved-search-1"],
      hides: ["saved-searches-recommendation"]
    ),
    home.state(
      "new hits",
      [
        .backend("newHits", ["search": "1", "count": "4"]),
        .backend("newHits", ["search": "2", "count": "1200"]),
      ],
      shows: ["saved-search-1", "4"]
    ),
    home.state(
      "new hits that could not be looked at",
      [
        .backend("newHits", ["search": "1", "count": "5"]), .fail(.server, of: "search.run"),
        .tap("saved-search-1"), .back,
      ],
      shows: ["saved-search-1", "5"]
    ),
    home.state(
      "all that is recommended is saved",
      ["卵", "なす", "トマト", "米"].map { .tap("saved-search-recommended-\($0)") },
      shows: ["saved-search-7"],
      hides: ["saved-search-recommended-卵"]
    ),
    home.state(
      "the file was damaged",
      with: ["savedSearches": "damaged"],
      shows: ["saved-searches-notice-lost", "saved-searches-notice-close"]
    ),
  ]

  private static let changing: [SceneState] = [
    home.state(
      "naming a new one",
      [.tap("saved-search-add")],
      shows: ["saved-search-name", "saved-search-cancel"],
      disables: ["saved-search-save"]
    ),
    home.state(
      "a new one named",
      [.tap("saved-search-add"), .type("なす", into: "saved-search-name")],
      shows: ["なす", "saved-search-save"]
    ),
    home.state(
      "a new one saved",
      [
        .tap("saved-search-add"), .type("なす", into: "saved-search-name"),
        .tap("saved-search-save"),
      ],
      shows: ["saved-search-4"],
      hides: ["saved-search-name"]
    ),
    home.state(
      "editing",
      [.tap("saved-searches-edit")],
      shows: ["完了", "saved-search-rename-1", "saved-search-up-1", "saved-search-delete-1"]
    ),
    home.state(
      "renaming",
      [.tap("saved-searches-edit"), .tap("saved-search-rename-3")],
      shows: ["saved-search-name"]
    ),
    home.state(
      "renamed",
      [
        .tap("saved-searches-edit"), .tap("saved-search-rename-3"),
        .type("朝ごはん", into: "saved-search-name"), .tap("saved-search-save"),
        .tap("saved-searches-edit"),
      ],
      shows: ["朝ごはん", "saved-search-words-3"]
    ),
    home.state(
      "one with new hits renamed",
      [
        .backend("newHits", ["search": "3", "count": "6"]), .tap("saved-searches-edit"),
        .tap("saved-search-rename-3"), .type("夜ごはん", into: "saved-search-name"),
        .tap("saved-search-save"), .tap("saved-searches-edit"),
      ],
      shows: ["夜ごはん", "6"]
    ),
  ]
}
