import ScenesHeadless
import Timeline

extension TimelineScene {
  private static let timeline = SceneSubject("Timeline", at: "timeline")

  /// The states that the scene can show: with posts of each kind, without any, and at its beginning and end.
  static let states: [SceneState] = beginning + pictures + end

  private static let beginning: [SceneState] = [
    timeline.state("default", shows: ["timeline-post-1", "timeline-banner-1", "timeline-compose"]),
    timeline.state("loading", time: .stands, shows: ["timeline-loading"]),
    timeline.state(
      "could not be loaded",
      given: [.fail(.server, of: "timeline.page")],
      shows: ["loading-error", "retry"]
    ),
    timeline.state("empty", with: ["posts": "0"], shows: ["timeline-empty"]),
    timeline.state(
      "something does not work",
      given: [.backend("troubleReported")],
      shows: ["timeline-trouble", "timeline-post-1"]
    ),
    timeline.state(
      "could not be refreshed",
      [.fail(.server, of: "timeline.page"), .pull],
      shows: ["timeline-refresh-error", "timeline-post-1"]
    ),
  ]

  private static let pictures: [SceneState] =
    ["image", "product", "description"].map { kind in
      timeline.state(
        "one post: \(kind)",
        [.backend("postAppeared", ["kind": kind]), .pull],
        with: ["posts": "0"],
        shows: ["timeline-post-1"],
        hides: ["timeline-empty"]
      )
    } + [
      timeline.state(
        "pictures loading",
        given: [.fail(.timeout, of: "image.load", times: 100)],
        shows: ["timeline-post-1"]
      ),
      timeline.state(
        "pictures could not be loaded",
        given: [.fail(.server, of: "image.load", times: 100)],
        shows: ["timeline-post-1"]
      ),
    ]

  private static let end: [SceneState] = [
    timeline.state(
      "all posts",
      [.scrollToEnd],
      with: ["posts": "12"],
      shows: ["timeline-post-12"],
      hides: ["timeline-loading"]
    ),
    timeline.state(
      "next page loading",
      [.scrollToEnd],
      time: .stands,
      shows: ["timeline-loading", "timeline-post-50"]
    ),
    timeline.state(
      "next page could not be loaded",
      [.fail(.server, of: "timeline.page"), .scrollToEnd, .scrollToEnd],
      shows: ["timeline-page-error", "timeline-retry"]
    ),
  ]
}
