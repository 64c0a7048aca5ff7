import ScenesHeadless
import Tsukurepo

extension TsukurepoDetailsScene {
  private static let report = SceneSubject("Report", at: "report/1")

  /// The states that the scene can show: with each of the bundled reports, and without one.
  static let states: [SceneState] = reports + loading

  private static let reports: [SceneState] = [
    report.state("ordinary", shows: ["tsukurepo-media", "tsukurepo-title", "肉じゃが"]),
    report.state("ordinary, at its end", [.scrollToEnd], shows: ["tsukurepo-show-recipe"]),
    report.state("no description", [.scrollDown(250)], at: "report/2", shows: ["tsukurepo-title"]),
    report.state(
      "no ingredients",
      [.scrollToEnd],
      at: "report/3",
      shows: ["tsukurepo-ingredients-header", "tsukurepo-show-recipe"]
    ),
    report.state(
      "200 ingredients",
      [.scrollToEnd],
      at: "report/4",
      shows: ["tsukurepo-show-recipe"]
    ),
    report.state(
      "a description of 5,000 characters",
      [.scrollDown(600)],
      at: "report/5",
      shows: ["tsukurepo-description"]
    ),
    report.state("no image", at: "report/6", shows: ["tsukurepo-no-picture"]),
    report.state(
      "the same ingredient twice",
      [.scrollToEnd],
      at: "report/7",
      shows: ["tsukurepo-show-recipe"]
    ),
    report.state("image cannot be loaded", at: "report/8", shows: ["読み込めません"]),
    report.state(
      "one ingredient",
      [.scrollToEnd],
      at: "report/9",
      shows: ["tsukurepo-show-recipe"]
    ),
    report.state(
      "empty description",
      [.scrollToEnd],
      at: "report/10",
      shows: ["tsukurepo-show-recipe"]
    ),
  ]

  private static let loading: [SceneState] = [
    report.state("loading", time: .stands, shows: ["tsukurepo-media"]),
    report.state(
      "image loading",
      given: [.fail(.timeout, of: "image.load", times: 100)],
      shows: ["tsukurepo-title"]
    ),
    report.state(
      "could not be loaded",
      given: [.fail(.server, of: "report.load")],
      shows: ["loading-error", "retry"]
    ),
    report.state(
      "could not be refreshed",
      [.fail(.server, of: "report.load"), .pull],
      shows: ["tsukurepo-refresh-error", "tsukurepo-media"]
    ),
    report.state(
      "changed meanwhile",
      [.backend("reportChanged", ["report": "1"]), .pull],
      shows: ["tsukurepo-title"]
    ),
    report.state("not there", at: "report/999", shows: ["not-found"]),
  ]
}
