import ScenesHeadless
import Timeline

extension ComposeScene {
  private static let compose = SceneSubject("Compose", at: "compose")
  private static let writing = SceneStep.type("今日はにんじんが安かったです。", into: "compose-field")

  /// The states that the scene can show.
  static let states: [SceneState] = [
    compose.state("empty", shows: ["compose-field"], disables: ["compose-send"]),
    compose.state("filled", [writing], shows: ["今日はにんじんが安かったです。", "compose-send"]),
    compose.state(
      "being sent",
      [writing, .tap("compose-send")],
      time: .stands,
      shows: [],
      disables: ["compose-field", "compose-send"]
    ),
    compose.state(
      "could not be sent",
      [writing, .fail(.server, of: "post.send"), .tap("compose-send")],
      shows: ["compose-error", "今日はにんじんが安かったです。", "compose-send"]
    ),
  ]
}
