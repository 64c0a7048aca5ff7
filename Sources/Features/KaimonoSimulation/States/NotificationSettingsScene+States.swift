import Kaimono
import ScenesHeadless

extension NotificationSettingsScene {
  private static let settings = SceneSubject("Notification settings", at: "notification-settings")

  /// The states of the scene.
  static let states: [SceneState] = [
    settings.state(
      "allowed",
      with: ["push": "allowed"],
      shows: ["notifications-state"],
      hides: ["notifications-allow"]
    ),
    settings.state("denied", with: ["push": "denied"], shows: ["notifications-allow"]),
  ]
}
